import { type Command, type Reward, accepted } from '@skins/engine/kernel';
import { type RewardContext, rewarded } from '@skins/engine/props';
import type { Bag } from '@skins/engine/bag';
import type { Wallet } from '@skins/engine/wallet';
import type { Shop } from '../http/shop.ts';

interface State {
  readonly bag: Bag;
  readonly wallet: Wallet;
}

/** Gives without a claim, to test the use of props. The auditor reports it. */
const giveProps: Command<State, { readonly rewards: readonly Reward[] }, RewardContext, never, object> = {
  name: 'give-props',
  decide: (state, { rewards }, context) => accepted(...(rewarded(state, rewards, context) ?? [])),
  reply: () => ({}),
};

let gifts = 0;

/** Gives rewards to a player of a running shop. */
export async function given(shop: Shop, playerId: string, ...rewards: Reward[]): Promise<void> {
  const { game } = shop.serving().service;
  gifts += 1;
  const outcome = await game.runCommand(giveProps, {
    playerId,
    commandId: `gift-${gifts}`,
    input: { rewards },
    context: (draw) => ({
      ...draw,
      priceOf: (skinId) => game.catalogueAt(draw.time).skins.get(skinId)?.price,
    }),
  });
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
}
