import { Map as PersistentMap } from 'immutable';
import {
  type Fold,
  type Place,
  type PublishedRules,
  type RulesInForce,
  actorOf,
  foldOf,
  on,
  placeOf,
} from '../../kernel/index.ts';
import { GameResumed, GameStopped, MAINTENANCE, type StopReason } from './events.ts';

/** A stopped game. */
export interface Stop {
  readonly game: string;
  readonly reason: StopReason;
  /** place of the event that stopped it */
  readonly place: Place;
  /** milliseconds since 1970 */
  readonly since: number;
  /** the operator who stopped it */
  readonly by: string;
}

/** Stopped games, by name. */
export type Stopped = PersistentMap<string, Stop>;

export const stopped: Fold<Stopped> = foldOf<Stopped>(PersistentMap(), [
  on(GameStopped, (state, { game, reason }, { stream, version, time, actor }) => {
    const place = placeOf(stream, version);
    return state.set(game, { game, reason, place, since: time, by: actorOf(actor)?.id ?? '' });
  }),
  on(GameResumed, (state, { game }) => state.delete(game)),
]);

/** Maintenance during which the shop is closed to players. Times in milliseconds since 1970. */
export interface Maintenance {
  readonly from: number;
  readonly until: number;
  readonly note?: string;
}

/** Returns the maintenance at a time; undefined if there is none. */
export function maintenanceAt(
  rulesAt: (rules: PublishedRules<Maintenance | null>, time: number) => RulesInForce<Maintenance | null>,
  time: number,
): Maintenance | undefined {
  const { content } = rulesAt(MAINTENANCE, time);
  return content !== null && content.from <= time && time < content.until ? content : undefined;
}
