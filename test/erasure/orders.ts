import { giveUpLogin, loginStream, playerStream } from '@skins/engine/accounts';
import { erasePlayer } from '@skins/engine/erasure';
import { SYSTEM, playerActor } from '@skins/engine/kernel';
import { openingNow } from '../boxes/orders.ts';
import { order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { ordered, told } from '../payments/orders.ts';

/** Digits that the keyed hashes of a player's remains repeat. */
interface Left {
  readonly phone?: string;
  readonly platform?: string;
  readonly card?: string;
  readonly device?: string;
}

const hashOf = (digit: string | undefined): string | null => digit?.repeat(64) ?? null;

export const erasing = (playerId: string, { phone, platform, card, device }: Left = {}) =>
  order({
    command: erasePlayer,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: {
      phone: hashOf(phone),
      platform: hashOf(platform),
      card: hashOf(card),
      device: hashOf(device),
    },
  });

export const givingUp = (digit: string, playerId: string) =>
  order({
    command: giveUpLogin,
    stream: loginStream('phone', digit.repeat(64)),
    actor: SYSTEM,
    input: { kind: 'phone', playerId },
  });

/** Lets a player with 100 gems buy 30, spend most, and have the money back. */
export function owing(world: World, playerId: string): void {
  const order = ordered(world, playerId, 'gems-30');
  world.must(told.pending(order));
  world.must(told.paid(order));
  world.settle();
  for (let n = 0; n < 6; n += 1) world.must(openingNow(world, playerId, 10));
  world.must(told.reversed(order));
  world.settle();
}
