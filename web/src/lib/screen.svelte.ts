/** Is the screen that of a phone? */

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 700px)');

export const screen = $state({ small: query?.matches ?? false });

query?.addEventListener('change', () => {
  screen.small = query.matches;
});
