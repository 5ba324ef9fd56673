import { proxy, useSnapshot } from 'valtio';
import { store, stored } from '../session/storage';
import type { Motion } from './play';

const preference = proxy({
  skip: stored('skipReel') === 'true',
  ticks: stored('ticks') === 'true',
  /** whether the shop allows to skip at all */
  maySkip: true,
});

/** The switch "always skip", kept for the next visit. */
export const useSkipReveal = (): boolean => useSnapshot(preference).skip;

/** Takes the switch out of force where the shop’s policy has every result shown in full, or puts it back. */
export function allowSkipReveal(allowed: boolean): void {
  preference.maySkip = allowed;
}

export function chooseSkipReveal(skip: boolean): void {
  preference.skip = skip;
  store('skipReel', skip ? 'true' : undefined);
}

/** The switch for ticks and taps, off until somebody wants them, and kept for the next visit. */
export const useTicks = (): boolean => useSnapshot(preference).ticks;

export function chooseTicks(ticks: boolean): void {
  preference.ticks = ticks;
  store('ticks', ticks ? 'true' : undefined);
}

/** No travel for whoever switched it off, here or in the system. */
export const wantedMotion = (): Motion =>
  (preference.skip && preference.maySkip) || matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'still'
    : 'moving';
