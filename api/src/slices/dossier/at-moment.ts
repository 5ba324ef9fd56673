import { playerStream } from '@skins/engine/accounts';
import { type Player, codec, shop } from '@skins/engine/shop';
import { readRecorded } from '../../foundation/runtime/index.ts';
import type { EventReader } from '../../foundation/store/index.ts';

/** Events read at once, small enough not to delay others. */
const BATCH = 500;

/** A player's state at a time. */
export interface AtMoment {
  readonly state: Player;
  /** number of events until then */
  readonly version: number;
  /** time of the last event, in milliseconds since 1970 */
  readonly newest: number | undefined;
}

/** Folds a player's stream up to a time, inclusive. The cost grows with the player's events. */
export async function playerAt(store: EventReader, playerId: string, time: number): Promise<AtMoment> {
  const { fold } = shop.streams.player;
  let at: AtMoment = { state: fold.initial, version: 0, newest: undefined };
  for (;;) {
    const recorded = await store.readStream(playerStream(playerId), at.version + 1, BATCH);
    for (const one of recorded) {
      const { event, meta } = readRecorded(one, codec);
      if (meta.time > time) return at;
      at = {
        state: fold.evolve(at.state, event, meta),
        version: meta.version,
        newest: meta.time,
      };
    }
    if (recorded.length < BATCH) return at;
  }
}
