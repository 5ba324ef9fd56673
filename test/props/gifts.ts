import { playerStream } from '@skins/engine/accounts';
import { CATALOGUE_STREAM, catalogue, catalogueAt } from '@skins/engine/catalogue';
import {
  type Command,
  NO_BOOKS,
  Reward,
  accepted,
  closed,
  defineAudit,
  defineEvent,
  defineSlice,
  measured,
  one,
  playerActor,
  rejected,
} from '@skins/engine/kernel';
import { type RewardContext, rewarded } from '@skins/engine/props';
import type { Bag } from '@skins/engine/bag';
import type { Wallet } from '@skins/engine/wallet';
import { Type } from 'typebox';
import { rewarding } from '../../engine/src/slices/props/events.ts';
import { order } from '../kit/order.ts';

/** A player took a gift, which everybody gets on request. */
export const GiftClaimed = defineEvent(
  'GiftClaimed',
  closed({ rewards: Type.Array(Reward, { minItems: 1, maxItems: 10 }) }),
);

interface ClaimGift {
  readonly rewards: readonly Reward[];
}
interface State {
  readonly bag: Bag;
  readonly wallet: Wallet;
}

const claimGift: Command<State, ClaimGift, RewardContext, { readonly code: 'unknown-skin' }, object> = {
  name: 'claim-gift',
  decide(state, { rewards }, context) {
    const given = rewarded(state, rewards, context);
    return given === undefined
      ? rejected({ code: 'unknown-skin' })
      : accepted(GiftClaimed.of({ rewards: [...rewards] }), ...given);
  },
  reply: () => ({}),
};

/** A test-only slice: an activity that gives any requested reward. */
export const gifts = defineSlice({
  name: 'gifts',
  events: { GiftClaimed },
  player: { none: 'what was given is in wallet, bag and props' },
  streams: {},
  commands: { 'claim-gift': claimGift },
  measures: [measured(GiftClaimed, { rewards: ({ rewards }) => rewards })],
  rules: [],
  audit: defineAudit({
    events: { GiftClaimed },
    rules: {},
    books: NO_BOOKS,
    checks: { GiftClaimed: () => undefined },
    writings: { 'claim-gift': { in: 'player', by: ['player'], writes: rewarding(one(GiftClaimed)) } },
    ways: {},
  }),
});

/** Returns a player's claim of a gift. */
export const claiming = (playerId: string, ...rewards: Reward[]) =>
  order({
    command: claimGift,
    stream: playerStream(playerId),
    actor: playerActor(playerId),
    input: { rewards },
    reads: [CATALOGUE_STREAM],
    context: (given, view) => {
      const { history } = view.stateOf(catalogue.streams.catalogue, CATALOGUE_STREAM);
      return { ...given, priceOf: (skinId) => catalogueAt(history, given.time).skins.get(skinId)?.price };
    },
  });
