import { playerStream } from '@skins/engine/accounts';
import { type Player, codec, shop } from '@skins/engine/shop';
import { readRecorded } from '../../foundation/runtime/index.ts';
import type { EventReader } from '../../foundation/store/index.ts';

/** So many events are read at once, so that nobody else waits long. */
const BATCH = 500;

/** A player's state at a moment. */
export interface AtMoment {
  readonly state: Player;
  /** events up to then */
  readonly version: number;
  /** time of the last of them, in milliseconds since 1970 */
  readonly newest: number | undefined;
}

/** Folds a player's stream up to a time, inclusive: as long as there are events of the player. */
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
