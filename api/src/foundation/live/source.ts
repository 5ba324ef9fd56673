import type { AnyEvent, EventKind } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { Game } from '../game/game.ts';
import type { Position } from '../store/index.ts';
import type { ChannelName } from './channel-name.ts';
import type { Tale } from './message.ts';

/** Where and when an event happened. */
export interface EventPlace {
  readonly position: Position;
  readonly stream: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** What sources are made of. */
export interface LiveTools {
  readonly game: Game;
  /** the lists' tables, for reading */
  readonly readModels: Database;
}

/** A list that keeps where the latest events of a type stand: what a shop that was started again goes on from. */
export interface Listed {
  /** the projection that writes it */
  readonly by: string;
  /** The latest of them up to a position, at most so many; in the log's order. Fewer: there are no more. */
  readonly latest: (upTo: Position, count: number) => readonly Position[];
}

/** How events of one type are told live; a slice lists its own in its `live.ts`. */
export interface LiveSource {
  readonly channel: ChannelName;
  /** of the events that it tells of */
  readonly type: string;
  /** how long after its event nobody may know of it: until its player has seen it land */
  readonly landsMs: number;
  /** undefined: clients go on from what stands at the log's end alone */
  readonly listed: Listed | undefined;
  /** Undefined where there is nothing to tell of this one. */
  readonly tell: (event: AnyEvent, place: EventPlace) => Tale | undefined;
}

interface Definition<Data> extends Pick<LiveSource, 'channel' | 'landsMs' | 'listed'> {
  readonly tell: (data: Data, place: EventPlace) => Tale | undefined;
}

/** Tells of events of one type. */
export const liveSource = <Data>(
  kind: EventKind<string, Data>,
  { channel, landsMs, listed, tell }: Definition<Data>,
): LiveSource => ({
  channel,
  type: kind.type,
  landsMs,
  listed,
  tell: (event, place) => (kind.is(event) ? tell(event.data, place) : undefined),
});
