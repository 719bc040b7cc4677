/** Where the spaces lie: a square ring of any size, from the corner bottom right clockwise. */

export type Edge = 'bottom' | 'left' | 'top' | 'right';

export interface Cell {
  edge: Edge;
  corner: boolean;
  row: number; // lines of a grid, counted from 1
  column: number;
  x: number; // middle, in hundredths of the board
  y: number;
}

/** How deep a corner is, in widths of an ordinary space. */
export const CORNER = 1.6;

const EDGES: Edge[] = ['bottom', 'left', 'top', 'right'];

export function ring(spaces: number): Cell[] {
  const side = spaces / 4;
  const whole = side - 1 + 2 * CORNER;
  const middle = (line: number) => {
    if (line === 0) return (50 * CORNER) / whole;
    if (line === side) return 100 - (50 * CORNER) / whole;
    return (100 * (CORNER + line - 0.5)) / whole;
  };
  return Array.from({ length: spaces }, (_, index) => {
    const edge = EDGES[Math.floor(index / side)] ?? 'bottom';
    const along = index % side;
    const [column, row] = {
      bottom: [side - along, side],
      left: [0, side - along],
      top: [along, 0],
      right: [side, along],
    }[edge] as [number, number];
    return { edge, corner: along === 0, row: row + 1, column: column + 1, x: middle(column), y: middle(row) };
  });
}

/** The spaces a token passes from one to another, the last included. */
export function way(from: number, to: number, spaces: number, backwards = false): number[] {
  const step = backwards ? -1 : 1;
  const length = (step * (to - from) + spaces) % spaces;
  return Array.from({ length }, (_, i) => (from + step * (i + 1) + spaces) % spaces);
}
