/** What this browser remembers about its user's taste. */

export type Lang = 'de' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'full' | 'fast' | 'off';

const STORE = 'pasch.settings';

interface Taste {
  lang: Lang;
  theme: Theme;
  large: boolean;
  motion: Motion;
  risk: boolean; // mark what the next throw may cost
}

function remembered(): Taste {
  const lang: Lang = navigator.language.startsWith('de') ? 'de' : 'en';
  const taste: Taste = { lang, theme: 'auto', large: false, motion: 'full', risk: false };
  try {
    return { ...taste, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
  } catch {
    return taste;
  }
}

export const settings = $state<Taste>(remembered());

/** Keep the page, and what is remembered, in step with the settings; call once from a component. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    document.documentElement.dataset.theme = theme;
  };
  dark.addEventListener('change', paint);
  $effect(() => {
    paint();
    document.documentElement.lang = settings.lang;
    document.documentElement.dataset.motion = settings.motion;
    document.documentElement.dataset.size = settings.large ? 'large' : 'normal';
    localStorage.setItem(STORE, JSON.stringify(settings));
  });
}
