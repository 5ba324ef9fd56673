import { MAX_STAKED_ITEMS } from '@skins/engine/upgrades';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import {
  Gems,
  Hash,
  AfterPage,
  AfterQuery,
  PageQuery,
  Probability,
  Rarity,
  Ticket,
  Time,
  UserSeed,
} from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const STAKE_MAX = 10 ** 9;
const ItemId = Type.String({ minLength: 1, maxLength: 60 });
const SkinId = Type.String({ minLength: 1, maxLength: 40 });
const Stake = gems({ minimum: 0, maximum: STAKE_MAX });

/** An exact fraction, in lowest terms. */
const Exact = Type.Object({
  numerator: Type.String({ description: 'integer' }),
  denominator: Type.String({ description: 'integer' }),
});

/** The odds of a stake. */
const Odds = {
  rate: Type.Number({ description: 'the chance, as a fraction: rateExact as the nearest double' }),
  rateExact: Exact,
  fee: Type.Number({
    description: 'what the shop keeps of the chance, as a fraction: feeExact as the nearest double',
  }),
  feeExact: Exact,
  winUpTo: Type.Integer({ minimum: 0, maximum: 16_777_215, description: 'N of 0 to this wins' }),
};

export const upgradeTerms = get('/api/upgrade/terms', {
  summary: 'The rules that upgrades are played by: those in force, or those that a hash names',
  query: Type.Object({ rulesHash: Type.Optional(Hash) }),
  refusals: ['unknown-upgrade-rules'],
  data: Type.Object({
    rulesHash: Hash,
    minimumPumpingRatio: Type.Number({ description: 'the fee up to a stake of a quarter, as a fraction' }),
    drawProportion: Type.Number({ description: 'the fee at a stake of the whole, as a fraction' }),
    minimumRate: Probability,
    maximumRate: Probability,
    minimumPrice: Gems,
    maximumPrice: Gems,
  }),
});

export const upgradeQuote = get('/api/upgrade/quote', {
  summary:
    'Rate, fee and winning range of an upgrade, and the hash that names them; a visitor’s is of gems alone',
  query: Type.Object({
    itemIds: Type.Optional(
      Type.Union([Type.Array(ItemId, { maxItems: 100 }), Type.String({ maxLength: 6_000 })], {
        description: 'ids, joined by commas or one a parameter; one to six, or none where gems are staked',
      }),
    ),
    gems: Type.Optional(refusedAs('upgrade-stake-out-of-range', Stake)),
    targetSkinId: SkinId,
  }),
  refusals: [
    'upgrade-stake-out-of-range',
    'unknown-item',
    'item-not-free',
    'unknown-target',
    'target-out-of-range',
    'upgrade-rate-out-of-range',
  ],
  data: Type.Object({
    ...Odds,
    stake: Type.Number({ description: 'items at their grant value and gems, in gems' }),
    targetPrice: Gems,
    rulesHash: Hash,
    quote: Hash,
  }),
});

/** A part of a stake: an item, or the gems as one entry with the skin id `gems`. */
const Staked = Type.Object({
  itemId: Type.Union([Type.String(), Type.Null()], { description: 'null: gems' }),
  skinId: Type.String(),
  stuffName: Type.String(),
  stuffImage: Type.String(),
  exterior: Type.String(),
  levelName: Rarity,
  amount: Gems,
});

/** An upgrade record (spec 3.14), with the data needed to verify it. */
export const UpgradeRecord = Type.Object({
  createdTime: Time,
  consumeSkinId: Type.String({ description: 'of the dearest item; gems where none was staked' }),
  result: Type.Integer({ minimum: 0, maximum: 1, description: '0: won' }),
  successRate: Probability,
  leftStuffName: Type.String(),
  leftStuffImage: Type.String(),
  leftLevelName: Rarity,
  leftAmount: Gems,
  rightStuffName: Type.String(),
  rightStuffImage: Type.String(),
  rightLevelName: Rarity,
  upgradeResult: Type.String({
    description: 'JSON: serverHash, serverSeed, userSeed, resultHash, startSection, endSection',
  }),
  consumed: Type.Array(Staked, {
    description: 'all that was staked, the items as they were chosen, then the gems',
  }),
  ...Odds,
  stake: Type.Number({ description: 'items at their grant value and gems, in gems' }),
  gems: Type.Number({ description: 'of the stake, in gems' }),
  targetSkinId: Type.String(),
  targetPrice: Gems,
  rightExterior: Type.String(),
  rulesHash: Hash,
  quote: Hash,
  N: Ticket,
  number: Type.Number({ description: 'N / 0xffffff, truncated to six decimals' }),
  userSeed: UserSeed,
  serverSeed: Hash,
  serverHash: Hash,
  resultHash: Hash,
  chainId: Type.Integer(),
  seedIndex: Type.Integer(),
  itemId: Type.Union([Type.String(), Type.Null()], { description: 'what was won; null where it was lost' }),
  position: Type.String({
    description: 'where in the log the play stands; lists can be asked to wait for it',
  }),
});

/** The caller's own upgrade. */
const OwnUpgrade = Type.Object({
  ...UpgradeRecord.properties,
  commandId: Type.String({ description: 'the Idempotency-Key that it was played with' }),
});

export const playUpgrade = post('/api/upgrade/play', {
  summary: 'Stake one to six items and/or gems for a skin, by the quote that was seen',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [
    'upgrade-stake-out-of-range',
    'unknown-item',
    'item-not-free',
    'unknown-target',
    'target-out-of-range',
    'upgrade-rate-out-of-range',
    'stale-version',
    'insufficient-gems',
  ],
  body: Type.Object({
    itemIds: refusedAs('upgrade-stake-out-of-range', Type.Array(ItemId, { maxItems: MAX_STAKED_ITEMS })),
    gems: refusedAs('upgrade-stake-out-of-range', Stake),
    targetSkinId: SkinId,
    quote: Type.String({ maxLength: 64 }),
  }),
  data: Type.Object({
    ...OwnUpgrade.properties,
    balance: Gems,
    nextServerHash: Hash,
  }),
});

export const upgradeRecord = get('/api/upgrade/order/record', {
  summary: "The player's upgrades, newest first: by page, or behind one",
  access: 'player',
  query: Type.Object({ ...PageQuery.properties, after: AfterQuery.properties.after }),
  waits: true,
  data: Type.Object({ current: Type.Integer(), ...AfterPage(OwnUpgrade).properties }),
});
