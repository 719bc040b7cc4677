/** Is the screen that of a phone? */

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 700px)');

/** Or so low that not everything fits on the board? */
const flat = typeof matchMedia === 'undefined' ? null : matchMedia('(max-height: 800px)');

export const screen = $state({ small: query?.matches ?? false, low: flat?.matches ?? false });

flat?.addEventListener('change', () => {
  screen.low = flat.matches;
});

query?.addEventListener('change', () => {
  screen.small = query.matches;
});
