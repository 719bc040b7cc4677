import { describe, expect, it } from 'vitest';

import { fold, lastThrow, linesOf, newestLines } from '../src/lib/fold';
import { entry, narrator } from './table';

const thrown = entry(1, [
  { type: 'DiceThrown', seat: 'A', first: 3, second: 3, speed: '' },
  { type: 'Moved', seat: 'A', origin: 'los', to: 'opernplatz', why: 'throw' },
]);
const paid = entry(2, [
  { type: 'RentDue', debtor: 'A', owner: 'B', amount: 22, space: 'opernplatz', factor: 0 },
  { type: 'RentPaid', payer: 'A', owner: 'B', amount: 22, space: 'opernplatz' },
]);

describe('the log', () => {
  it('takes every entry once, whatever is sent again', () => {
    const log = fold(fold(fold(fold([], thrown), paid), thrown), paid);
    expect(log.map((one) => one.seq)).toEqual([1, 2]);
  });

  it('is read newest first', () => {
    const lines = newestLines([thrown, paid], narrator('de'), 10).map((line) => line.text);
    expect(lines).toEqual(['Ada zahlt Ben M 22 Miete (Opernplatz).', 'Ada zieht weiter: Opernplatz.', 'Pasch! Ada würfelt 3 und 3.']);
  });

  it('tells a rent that is due only once it is paid', () => {
    expect(linesOf(paid, narrator())).toHaveLength(1);
  });

  it('shows the whole text of a card', () => {
    const [line] = linesOf(entry(3, [{ type: 'CardDrawn', seat: 'B', deck: 'chest', card: 'collect-200' }]), narrator());
    expect(line).toMatchObject({ kind: 'card', seat: 'B' });
    expect(line?.text).toContain('M 200');
  });

  it('names whoever sits down, and keeps quiet about other changes of a seat', () => {
    expect(linesOf(entry(4, [], { kind: 'seat', seat: 'C', text: 'joins' }), narrator())[0]?.text).toBe('Cem sits down.');
    expect(linesOf(entry(5, [], { kind: 'seat', seat: 'C', text: 'sits' }), narrator())).toEqual([]);
  });

  it('tells why somebody refused an offer', () => {
    const no = entry(6, [], { kind: 'talk', seat: 'B', text: 'monopoly A' });
    expect(linesOf(no, narrator('de'))).toEqual([{ key: '6', seat: 'B', kind: 'chat', text: 'Ben zu Ada: „Das gäbe dir ein Monopol.“' }]);
    expect(linesOf({ ...no, text: 'not-now A' }, narrator())[0]?.text).toBe('Ben to Ada: “Not now.”');
    expect(linesOf(entry(7, [], { kind: 'seat', seat: 'C', text: 'offers-no' }), narrator())[0]?.text).toBe('Cem wants no offers from bots.');
  });

  it('knows the last throw, with the speed die', () => {
    const mr = entry(6, [{ type: 'DiceThrown', seat: 'B', first: 1, second: 5, speed: 'mr' }]);
    expect(lastThrow([thrown, mr, paid])).toEqual({ seat: 'B', dice: ['1', '5', 'mr'] });
    expect(lastThrow([])).toBeNull();
  });
});
