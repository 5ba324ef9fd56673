import { type Bag, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Place,
  type PropCount,
  type Reward,
  invariant,
} from '../../kernel/index.ts';
import { type Wallet, post } from '../wallet/index.ts';
import { PropsGranted, REWARD_REASON } from './events.ts';

export interface RewardContext {
  readonly playerId: string;
  /** place of the claiming command's first event */
  readonly at: Place;
  /** returns a skin's listed price now, in 1/10,000 gem; undefined if it is not in the catalogue */
  readonly priceOf: (skinId: string) => Amount | undefined;
  /** source of the skins; that of rewards if absent */
  readonly source?: number;
}

interface State {
  readonly wallet: Wallet;
  readonly bag: Bag;
}

/**
 * Returns the events of a claim: gems from the mint, skins at their listed price, props. They follow the claiming event
 * in
 * its command (`rewarding`), and the auditor checks them against its measure `rewards`.
 * @returns undefined if a skin is not in the catalogue: then nothing is given
 * @throws InvariantBroken if the balance would leave the safe integers
 */
export function rewarded(
  { wallet, bag }: State,
  rewards: readonly Reward[],
  { playerId, at, priceOf, source = ItemSource.activityReward }: RewardContext,
): readonly AnyEvent[] | undefined {
  const skins = rewards.flatMap(({ skinId, amount }) =>
    skinId === undefined ? [] : Array.from({ length: amount }, () => ({ skinId, value: priceOf(skinId) })),
  );
  const items = skins.flatMap(({ skinId, value }, k) =>
    value === undefined ? [] : [{ itemId: itemIdOf(playerId, bag.items.length + k + 1), skinId, value }],
  );
  if (items.length < skins.length) return undefined;
  const gems = rewards.reduce((sum, { type, amount }) => sum + (type === 'diamond' ? amount : 0), 0);
  const props = propsIn(rewards);
  return [
    ...(gems === 0 ? [] : [minted(wallet, at, gems)]),
    ...(items.length === 0 ? [] : [ItemsGranted.of({ source, items })]),
    ...(props.length === 0 ? [] : [PropsGranted.of({ props })]),
  ];
}

function minted(wallet: Wallet, at: Place, amount: Amount): AnyEvent {
  const posted = post(wallet, REWARD_REASON, at, { from: 'mint', to: 'player', amount });
  invariant(posted !== undefined, 'a reward never overdraws');
  return posted;
}

/** Returns the props of rewards, each kind once, in their order. */
function propsIn(rewards: readonly Reward[]): PropCount[] {
  const kinds = new Map<string, PropCount>();
  for (const { type, boxId, amount } of rewards) {
    if (type === 'skins' || type === 'diamond') continue;
    const kind = `${type} ${boxId ?? ''}`;
    const count = (kinds.get(kind)?.count ?? 0) + amount;
    kinds.set(kind, { prop: type, of: boxId ?? null, count });
  }
  return [...kinds.values()];
}
