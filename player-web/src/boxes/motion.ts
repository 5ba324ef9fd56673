import { proxy, useSnapshot } from 'valtio';
import { store, stored } from '../session';
import type { Motion } from './play';

const preference = proxy({ skipReel: stored('skipReel') === 'true' });

/** The switch "always skip", kept for the next visit. */
export const useSkipReel = (): boolean => useSnapshot(preference).skipReel;

export function chooseSkipReel(skip: boolean): void {
  preference.skipReel = skip;
  store('skipReel', skip ? 'true' : undefined);
}

/** No travel for whoever switched it off, here or in the system. */
export const wantedMotion = (): Motion =>
  preference.skipReel || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'reel';
