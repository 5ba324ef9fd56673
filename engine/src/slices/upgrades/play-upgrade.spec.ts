import { describe, expect, it } from 'vitest';
import { ItemSource, ItemStatus, ItemsGranted, ItemsMoved } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { rollOf, sha256Hex, upgradeQuoteOf } from '../../fairness/index.ts';
import { type AnyEvent, combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { seeds } from '../seeds/state.ts';
import { WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { skinOf } from '../../../../test/catalogue/sample-catalogue.ts';
import { UPGRADE_ODDS, UpgradeLost, UpgradePlayed, measures } from './events.ts';
import { type PlayUpgrade, type PlayUpgradeContext, playUpgrade } from './play-upgrade.ts';

const ANNA = 'anna0000';
const RULES = 'a'.repeat(64);
const secrets = sampleSecrets(20);
const AT = `player-${ANNA}#4`;
const item = (n: number, value = 5_000) => ({ itemId: `${ANNA}-${n}`, skinId: 'plain', value });
const TARGET = { ...skinOf('rare', 80_000), from: 0 };
const CONTEXT: PlayUpgradeContext = {
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: 4_000,
  at: AT,
  target: TARGET,
  odds: { hash: RULES, content: UPGRADE_ODDS.first },
};
const HISTORY: readonly AnyEvent[] = [
  committedFor(secrets, ANNA)(1),
  WalletPosted.of({
    reason: 'demo-grant',
    postings: [{ from: 'mint', to: 'player', amount: 100_000 }],
    balance: 100_000,
    cause: `player-${ANNA}#1`,
  }),
  seedSet('Nanshan7'),
  ItemsGranted.of({ source: ItemSource.boxOpening, items: [item(1), item(2, 30_000), item(3)] }),
];

const { given } = specify(combine({ wallet, bag, seeds }, measures), playUpgrade);

const quoted = (items: readonly ReturnType<typeof item>[], gems: number): PlayUpgrade => {
  const named = { items, gems, targetSkinId: 'rare', targetPrice: 80_000, rulesHash: RULES };
  const itemIds = items.map(({ itemId }) => itemId);
  return { itemIds, gems, targetSkinId: 'rare', quote: upgradeQuoteOf(named) };
};

const playing = (input: PlayUpgrade, context: Partial<PlayUpgradeContext> = {}) =>
  given(...HISTORY).when(input, { ...CONTEXT, ...context });

describe('playing an upgrade', () => {
  const serverSeed = secrets.seed(ANNA, 1, 1);
  const reveal = { chainId: 1, index: 1, userSeed: 'Nanshan7', serverSeed };
  const { ticket } = rollOf('Nanshan7', serverSeed);

  it('takes items and gems, rolls once, and records the choice', () => {
    const input = quoted([item(2, 30_000), item(1)], 5_000);
    const { events, reply } = playing(input);
    // Half of the price with a 4 % fee: 48 %.
    const winUpTo = Math.floor((48 * 0xffffff) / 100);
    const won = ticket <= winUpTo;
    const played = UpgradePlayed.of({
      items: [item(2, 30_000), item(1)],
      gems: 5_000,
      targetSkinId: 'rare',
      targetPrice: 80_000,
      rulesHash: RULES,
      quote: input.quote,
      fee: { numerator: '1', denominator: '25' },
      rate: { numerator: '12', denominator: '25' },
      winUpTo,
      reveal,
      ticket,
      won,
      itemId: won ? `${ANNA}-4` : null,
    });

    expect(events.slice(0, 3)).toEqual([
      ItemsMoved.of({
        from: ItemStatus.inBag,
        to: ItemStatus.upgraded,
        items: [item(2, 30_000), item(1)],
      }),
      WalletPosted.of({
        reason: 'upgrade-stake',
        postings: [{ from: 'player', to: 'house', amount: 5_000 }],
        balance: 95_000,
        cause: AT,
      }),
      played,
    ]);
    expect(reply).toEqual({ balance: 95_000, upgrade: played.data, behind: 1 });
    expect(events.some(ItemsGranted.is)).toBe(won);
    expect(events.some(UpgradeLost.is)).toBe(!won);
  });

  it('wins with the last ticket of the range, and loses with the next one', () => {
    // Hashes whose tickets are the last one of the range, and the one after it.
    const outcomes = [0, -1].map((shift) => {
      const { events } = playing(quoted([], 40_000), {
        hash: (text) => (text.startsWith('Nanshan7') ? hexOf(8_053_063 - shift) : sha256Hex(text)),
      });
      return events.find(UpgradePlayed.is)?.data;
    });

    expect(outcomes).toMatchObject([
      { ticket: 8_053_063, winUpTo: 8_053_063, won: true, itemId: `${ANNA}-4` },
      { ticket: 8_053_064, winUpTo: 8_053_063, won: false, itemId: null },
    ]);
  });

  it.each([
    ['nothing', { itemIds: [], gems: 0 }, 'upgrade-stake-out-of-range'],
    [
      'seven items',
      { itemIds: [1, 2, 3, 4, 5, 6, 7].map((n) => `${ANNA}-${n}`) },
      'upgrade-stake-out-of-range',
    ],
    ['an item twice', { itemIds: [`${ANNA}-1`, `${ANNA}-1`] }, 'upgrade-stake-out-of-range'],
    ['parts of units', { gems: 0.5 }, 'upgrade-stake-out-of-range'],
    ['less than nothing', { gems: -1 }, 'upgrade-stake-out-of-range'],
    ['what the player never had', { itemIds: ['ben00000-1'] }, 'unknown-item'],
    ['too little for the least chance', { itemIds: [], gems: 700 }, 'upgrade-rate-out-of-range'],
    ['so much that it is too sure', { itemIds: [], gems: 79_900 }, 'upgrade-rate-out-of-range'],
    ['more than the target costs', { itemIds: [], gems: 80_001 }, 'upgrade-rate-out-of-range'],
    ['what was quoted otherwise', { gems: 30_001 }, 'stale-version'],
  ])('refuses to stake %s', (_what, change, code) => {
    expect(playing({ ...quoted([], 30_000), ...change }).decision).toMatchObject({
      kind: 'rejected',
      rejection: { code },
    });
  });

  it('refuses a target that is missing, too cheap, or has another price', () => {
    const input = quoted([], 30_000);
    const dear = { hash: RULES, content: { ...UPGRADE_ODDS.first, minimumPrice: 80_001 } };

    expect(playing(input, { target: undefined }).decision).toMatchObject({
      rejection: { code: 'unknown-target' },
    });
    expect(playing(input, { odds: dear }).decision).toMatchObject({
      rejection: { code: 'target-out-of-range', minimum: 80_001 },
    });
    expect(playing(input, { target: { ...TARGET, price: 80_001 } }).decision).toMatchObject({
      rejection: { code: 'stale-version' },
    });
  });

  it('refuses more gems than the balance', () => {
    const poor = HISTORY.filter((event) => !WalletPosted.is(event));

    expect(given(...poor).when(quoted([], 30_000), CONTEXT).decision).toMatchObject({
      rejection: { code: 'insufficient-gems', cost: 30_000, balance: 0 },
    });
  });
});

describe('rules of upgrades', () => {
  it.each([
    ['fees that fall', { minimumPumpingRatio: 900, drawProportion: 800 }],
    ['fees that rise so fast that staking more would win less', { drawProportion: 5_000 }],
    ['a fee of nothing', { minimumPumpingRatio: 0 }],
    ['bounds the wrong way round', { minimumRate: 5_000, maximumRate: 4_999 }],
    ['prices the wrong way round', { minimumPrice: 2, maximumPrice: 1 }],
  ])('cannot have %s', (_what, change) => {
    expect(UPGRADE_ODDS.fits(UPGRADE_ODDS.first)).toBe(true);
    expect(UPGRADE_ODDS.fits({ ...UPGRADE_ODDS.first, ...change })).toBe(false);
  });
});

/** Returns a hash whose first six digits are a ticket. */
const hexOf = (ticket: number): string => ticket.toString(16).padStart(6, '0').padEnd(64, '0');
