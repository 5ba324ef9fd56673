import { playerStream } from '@skins/engine/accounts';
import { playerActor } from '@skins/engine/kernel';
import { NOTHING_SHOWN, type Shown, chooseProfile } from '@skins/engine/profile';
import { order } from '../kit/order.ts';

/** Shows parts of a player's page, and nothing else. */
export const showing = (playerId: string, ...parts: readonly (keyof Shown)[]) =>
  order({
    command: chooseProfile,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { ...NOTHING_SHOWN, ...Object.fromEntries(parts.map((part) => [part, true])) },
  });
