import type { AnyEvent, EventKind } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { Game } from '../game/game.ts';
import type { Position } from '../store/index.ts';
import type { ChannelName } from './channel-name.ts';
import type { Ending, Tale } from './message.ts';

/** The stream, position and time of an event. */
export interface EventPlace {
  readonly position: Position;
  readonly stream: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** The dependencies of sources. */
export interface LiveTools {
  readonly game: Game;
  /** the lists' tables, read-only */
  readonly readModels: Database;
}

/** A list of the positions of a type's latest events, from which a restarted shop continues. */
export interface Listed {
  /** the projection that writes it */
  readonly by: string;
  /** Returns the latest positions up to a position, at most `count`, in log order. Fewer means that there are no more. */
  readonly latest: (upTo: Position, count: number) => readonly Position[];
}

/** How events of one type are sent live; a slice lists its own sources in its `live.ts`. */
export interface LiveSource {
  readonly channel: ChannelName;
  /** type of its events */
  readonly type: string;
  /** milliseconds after its event before which nobody may see it: until its player has seen it land */
  readonly landsMs: number;
  /** undefined: reconnecting clients get only messages from the log's end */
  readonly listed: Listed | undefined;
  /** Returns the message of an event; undefined if it has none. */
  readonly tell: (event: AnyEvent, place: EventPlace) => Tale | Ending | undefined;
}

interface Definition<Data> extends Pick<LiveSource, 'channel' | 'landsMs' | 'listed'> {
  readonly tell: (data: Data, place: EventPlace) => Tale | Ending | undefined;
}

/** Defines the live messages of one event type. */
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
