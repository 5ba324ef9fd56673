import { playerStream } from '@skins/engine/accounts';
import { SELL_BACK, type SellItems, sellItems } from '@skins/engine/bag';
import { invariant, playerActor } from '@skins/engine/kernel';
import { POLICY, termsOf } from '@skins/engine/limits';
import { NOTICE_MS, rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';
import { changing, saidAt } from '../rules/orders.ts';

/** Streams that a sale reads. */
export const SALE_READS = [rulesStream(SELL_BACK.name), rulesStream(POLICY.name)];

function sellBackAt(view: View, time: number) {
  const { history } = view.stateOf(rules.streams.rules, rulesStream(SELL_BACK.name));
  const inForce = rulesInForce(history, SELL_BACK, time);
  invariant(inForce !== undefined, 'the first rules are published');
  return inForce;
}

const selling = (playerId: string, input: SellItems) =>
  order({
    command: sellItems,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input,
    reads: SALE_READS,
    context: (given, view) => ({
      ...given,
      sellBack: sellBackAt(view, given.time),
      mayTakeBack: termsOf(saidAt(view, POLICY, given.time).pack).sellBack,
    }),
  });

/** Returns a sale under the rules in force. @param numbers numbers of the player's items */
export const sellingNow = (view: View, playerId: string, ...numbers: readonly number[]) =>
  selling(playerId, {
    itemIds: numbers.map((n) => `${playerId}-${n}`),
    rulesHash: sellBackAt(view, view.time).hash,
  });

/** Lets an operator change the sell-back rules, and waits until that is in force. */
export function changeSellBack(world: World, n: number, open: boolean, rate: number): void {
  changing(world, n, { rules: SELL_BACK, content: { open, rate } });
  world.time += NOTICE_MS;
}
