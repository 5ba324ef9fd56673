import type { Database } from 'better-sqlite3';
import type { BeaconDesk } from '../../foundation/beacon/index.ts';
import type { Guesses } from '../../foundation/guards/index.ts';
import type { Game } from '../../foundation/game/game.ts';
import type { Progress } from '../../foundation/projections/progress.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import { RollDesk } from './roll-desk.ts';
import { ListedRooms, type RoomReading } from './room-reading.ts';

interface Parts {
  readonly game: Game;
  readonly secret: MasterSecret;
  readonly beacons: Pick<BeaconDesk, 'fixedOn'>;
  readonly guesses: Guesses;
}

interface AtHand {
  readonly rolls: RollDesk;
  /** Sets the lists once they are open; earlier queries wait for them. */
  readonly listedIn: (readModels: Database, progress: Progress) => void;
}

/** Creates the desk of rooms before the lists are open. */
export function rollsAtHand({ game, secret, beacons, guesses }: Parts): AtHand {
  const lists = Promise.withResolvers<RoomReading>();
  return {
    rolls: new RollDesk({
      game,
      secret,
      reading: lists.promise,
      fixedOn: () => beacons.fixedOn(),
      guesses,
    }),
    listedIn: (readModels, progress) => lists.resolve(new ListedRooms(readModels, progress, game.store)),
  };
}
