import { claimLogin, loginStream, playerStream, registerPlayer, releaseLogin } from '@skins/engine/accounts';
import { SYSTEM } from '@skins/engine/kernel';
import { order } from '../kit/order.ts';

export const register = (playerId: string, gems: number) =>
  order({
    command: registerPlayer,
    stream: playerStream(playerId),
    actor: SYSTEM,
    input: { playerId, demoGrant: gems * 10_000 },
  });

/** @param digit of which the login's hash is made */
export const claim = (digit: string, playerId: string) =>
  order({
    command: claimLogin,
    stream: loginStream('phone', digit.repeat(64)),
    actor: SYSTEM,
    input: { kind: 'phone', playerId },
  });

export const release = (digit: string, playerId: string) =>
  order({
    command: releaseLogin,
    stream: loginStream('phone', digit.repeat(64)),
    actor: SYSTEM,
    input: { kind: 'phone', playerId },
  });
