import { proxy, useSnapshot } from 'valtio';
import { store, stored } from '../session/storage';
import type { Motion } from './play';
import { readySound } from './sound';

const preference = proxy({
  skip: stored('skipReel') === 'true',
  ticks: stored('ticks') === 'true',
  /** whether the player has ever chosen between sound and silence */
  chosen: stored('ticks') !== undefined,
  /** whether the shop allows skipping */
  maySkip: true,
});

/** Returns the switch "always skip", which is kept for the next visit. */
export const useSkipReveal = (): boolean => useSnapshot(preference).skip;

/** Enables or disables the switch: the shop’s policy may require every result to be shown in full. */
export function allowSkipReveal(allowed: boolean): void {
  preference.maySkip = allowed;
}

export function chooseSkipReveal(skip: boolean): void {
  preference.skip = skip;
  store('skipReel', skip ? 'true' : undefined);
}

/** Returns the switch for sound and taps: off by default, and kept for the next visit. */
export const useTicks = (): boolean => useSnapshot(preference).ticks;

/** Returns whether the player has chosen between sound and silence: it is offered once. */
export const useTicksChosen = (): boolean => useSnapshot(preference).chosen;

export function chooseTicks(ticks: boolean): void {
  preference.ticks = ticks;
  preference.chosen = true;
  if (ticks) readySound();
  store('ticks', String(ticks));
}

/** Returns `still` if the player switched animation off, here or in the system. */
export const wantedMotion = (): Motion =>
  (preference.skip && preference.maySkip) || matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'still'
    : 'moving';
