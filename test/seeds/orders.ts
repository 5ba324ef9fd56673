import { playerStream } from '@skins/engine/accounts';
import { playerActor } from '@skins/engine/kernel';
import { setUserSeed } from '@skins/engine/seeds';
import { order } from '../kit/order.ts';

export const setSeed = (playerId: string, userSeed: string) =>
  order({
    command: setUserSeed,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { userSeed },
  });
