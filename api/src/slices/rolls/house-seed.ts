import type { HouseSeed } from '@skins/engine/rolls';
import { roomStream } from '@skins/engine/rolls';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

/** A room's own chain of seeds has one seed. */
const CHAIN = 1;

type Secrets = Pick<Game, 'seedChains'>;

/** The seed of the house for a room without a beacon: named after the room, so no player's chain ever holds it. */
export const houseSeedOf = ({ seedChains }: Secrets, roomId: string, epoch = seedChains.epoch): string =>
  seedChains.lastSeed(roomStream(roomId), CHAIN, epoch);

/** What a room without a beacon commits to when it is made. */
export const committedSeed = (game: Secrets, roomId: string): HouseSeed => ({
  commitment: nativeSha256(houseSeedOf(game, roomId)),
  epoch: game.seedChains.epoch,
});
