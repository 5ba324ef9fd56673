import { proxy, useSnapshot } from 'valtio';
import { store, stored } from './storage';

export const lightChoices = ['day', 'night', 'system'] as const;
type LightChoice = (typeof lightChoices)[number];

interface Light {
  choice: LightChoice;
  /** the theme that the page shows now */
  shown: 'day' | 'night';
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Returns the player's choice; the system's preference if there is none. */
function chosen(): LightChoice {
  const choice = stored('light');
  return choice === 'day' || choice === 'night' ? choice : 'system';
}

// public/light.js has shown the same before the first paint.
const shownFor = (choice: LightChoice): Light['shown'] => {
  if (choice !== 'system') return choice;
  return dark.matches ? 'night' : 'day';
};

const light = proxy<Light>({ choice: chosen(), shown: shownFor(chosen()) });

export const useLight = (): Readonly<Light> => useSnapshot(light);

function show(choice: LightChoice): void {
  light.choice = choice;
  light.shown = shownFor(choice);
  document.documentElement.dataset['light'] = light.shown;
}

/** Stores and applies a choice: day, night, or the system's preference. */
export function chooseLight(choice: LightChoice): void {
  store('light', choice === 'system' ? undefined : choice);
  show(choice);
}

// Repeated here in case that script failed to load.
show(light.choice);

// The system may switch by the time of day, and another tab may choose.
dark.addEventListener('change', () => show(light.choice));
addEventListener('storage', ({ key }) => {
  if (key === 'light' || key === null) show(chosen());
});
