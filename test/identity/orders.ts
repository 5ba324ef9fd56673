import { playerStream } from '@skins/engine/accounts';
import {
  type IdentityKind,
  REAL_NAME,
  bindPlatform,
  claimIdentity,
  identityStream,
  releaseIdentity,
  verifyRealName,
} from '@skins/engine/identity';
import { SYSTEM, playerActor } from '@skins/engine/kernel';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';

/** @param digit digit that a keyed hash repeats */
const hashOf = (digit: string): string => digit.repeat(64);
const RULES_STREAM = rulesStream(REAL_NAME.name);

export const claiming = (kind: IdentityKind, digit: string, playerId: string) =>
  order({
    command: claimIdentity,
    stream: identityStream(kind, hashOf(digit)),
    actor: SYSTEM,
    input: { kind, playerId },
  });

export const releasing = (kind: IdentityKind, digit: string, playerId: string) =>
  order({ ...claiming(kind, digit, playerId), command: releaseIdentity, input: { kind, playerId } });

/** Gives a real name by an already claimed card. @param first whether no player had the card before */
export const naming = (playerId: string, digit: string, first: boolean) =>
  order({
    command: verifyRealName,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { card: hashOf(digit) },
    reads: [RULES_STREAM],
    context: (given, view) => ({
      ...given,
      first,
      reward:
        rulesInForce(view.stateOf(rules.streams.rules, RULES_STREAM).history, REAL_NAME, given.time)?.content
          .reward ?? 0,
    }),
  });

export const binding = (playerId: string, digit: string) =>
  order({
    command: bindPlatform,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { login: hashOf(digit) },
  });

/** Lets a player claim a new card and give the real name. */
export function named(world: World, playerId: string, digit: string): void {
  world.must(claiming('card', digit, playerId));
  world.must(naming(playerId, digit, true));
}
