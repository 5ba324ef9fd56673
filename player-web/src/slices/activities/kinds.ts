import { count, gems } from '../../shell/i18n/format';
import { paths as battles } from '../battles/paths';
import { boxListPath } from '../boxes/paths';
import { paths as signIn } from '../signin/paths';
import { paths as upgrades } from '../upgrades/paths';
import { paths as wishes } from '../wishes/paths';
import type { Activity } from './queries';

/** Kinds of activities, in the order of their numbers from 1. */
const KINDS = ['signIn', 'battle', 'upgrade', 'wish', 'hash', 'spending', 'streak'] as const;
export type Kind = (typeof KINDS)[number];

export const kindOf = ({ type }: Pick<Activity, 'type'>): Kind => KINDS[type - 1] ?? 'spending';

/** Where the deeds of each kind are done. */
export const PLACES: Readonly<Record<Kind, string>> = {
  signIn: signIn.signIn,
  battle: battles.hall,
  upgrade: upgrades.upgrade,
  wish: wishes.tree,
  hash: boxListPath('hash'),
  spending: boxListPath('hash'),
  streak: battles.hall,
};

/** Formats what a step asks for, or what was done. */
export const figureText = ({ by }: Pick<Activity, 'by'>, figure: number): string =>
  by === 'amount' ? gems(figure) : count(figure);

/** Returns where an activity stands at a time, in milliseconds since 1970. */
export function phaseAt(
  { from, until, claimUntil }: Pick<Activity, 'from' | 'until' | 'claimUntil'>,
  time: number,
): Activity['phase'] {
  if (time < from) return 'coming';
  if (time < until) return 'running';
  return time < claimUntil ? 'grace' : 'over';
}
