import type { HouseSeed } from '@skins/engine/rolls';
import { roomStream } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

/** Chain id of a room's own seed chain, which has one seed. */
const CHAIN = 1;

type Secrets = Pick<Game, 'seedChains'>;

/** Returns the house seed of a room without a beacon. It is named after the room, so no player's chain contains it. */
export const houseSeedOf = ({ seedChains }: Secrets, roomId: string, epoch = seedChains.epoch): string =>
  seedChains.lastSeed(roomStream(roomId), CHAIN, epoch);

/** Returns the commitment of a new room without a beacon. */
export const committedSeed = (game: Secrets, roomId: string): HouseSeed => ({
  commitment: nativeSha256(houseSeedOf(game, roomId)),
  epoch: game.seedChains.epoch,
});
