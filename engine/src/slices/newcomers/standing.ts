import type { RulesInForce } from '../../kernel/index.ts';
import { type RulesHistory, rulesInForce } from '../rules/index.ts';
import { FIRST_DAY, type FirstDay } from './events.ts';
import type { Newcomers } from './state.ts';

const HOUR_MS = 3_600_000;

/** The first day that a player was promised at registration. */
export interface FirstDayTerms extends RulesInForce<FirstDay> {
  /** end of the window, in milliseconds since 1970 */
  readonly endsAt: number;
}

/** A room that new players are sent to. */
export interface NewcomerRoom {
  readonly roomId: string;
  readonly joined: boolean;
}

/** What a player's status depends on besides the own events. */
export interface NewcomerContext {
  readonly terms: FirstDayTerms | undefined;
  /** the first room of the rules in force that takes entries; undefined while it is being listed */
  readonly room: NewcomerRoom | undefined;
}

/** Returns a player's first day; undefined if none was offered at registration. @param registered milliseconds since 1970 */
export function firstDayOf(history: RulesHistory, registered: number | undefined): FirstDayTerms | undefined {
  const terms = registered === undefined ? undefined : rulesInForce(history, FIRST_DAY, registered);
  return terms?.content.open === true && registered !== undefined
    ? { ...terms, endsAt: registered + terms.content.hours * HOUR_MS }
    : undefined;
}

/** Returns whether a player has bought as many gems as the first top-up has to be. */
export const hasToppedUp = ({ paid }: Newcomers, terms: FirstDayTerms): boolean =>
  paid >= terms.content.minimum;

/**
 * Returns a player's status, 0 to 6. A sufficient top-up leads from 2 to 3, and a joined room from 4 to 5, without another
 * event.
 */
export function newcomerStatusOf(state: Newcomers, { terms, room }: NewcomerContext): number {
  if (terms === undefined) return state.status;
  if (state.status === 2 && hasToppedUp(state, terms)) return 3;
  return state.status === 4 && state.topUpBox && room?.joined === true ? 5 : state.status;
}
