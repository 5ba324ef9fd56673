import { playerStream } from '@skins/engine/accounts';
import { SYSTEM, playerActor } from '@skins/engine/kernel';
import { renewChains, setUserSeed } from '@skins/engine/seeds';
import { order } from '../kit/order.ts';

export const setSeed = (playerId: string, userSeed: string) =>
  order({
    command: setUserSeed,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { userSeed },
  });

/** Returns the renewal of a player's chains in a new epoch. */
export const renewing = (playerId: string, epoch: number) =>
  order({ command: renewChains, stream: playerStream(playerId), actor: SYSTEM, input: { epoch } });
