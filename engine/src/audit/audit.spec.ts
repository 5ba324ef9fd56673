import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { EDITION } from '../slices/editions/index.ts';
import { closed, defineAudit, defineEvent, defineStream, foldOf, measured, one } from '../kernel/index.ts';
import { newAudit } from './index.ts';
import * as slices from '../slices/index.ts';
import { shopOf } from '../shop/index.ts';
import {
  type Forge,
  type Stored,
  actingAs,
  auditedAs,
  change,
  is,
  parsed,
} from '../../../test/samples/engine/forge.ts';
import { SampleShop } from '../../../test/samples/engine/shop.ts';
import { sliceOf } from '../../../test/samples/engine/slice.ts';

const GemsBought = defineEvent('GemsBought', closed({ amount: Type.Integer({ minimum: 1 }) }));
const TableOpened = defineEvent('TableOpened', closed({}));
const tables = defineStream({ fold: foldOf({}, []), id: /^[0-9]$/, begins: TableOpened });
const shop = shopOf({
  ...slices,
  till: sliceOf('till', {
    events: { GemsBought, TableOpened },
    streams: { table: tables },
    measures: [measured(GemsBought, { paidIn: ({ amount }) => amount })],
    audit: defineAudit({
      events: { GemsBought, TableOpened },
      rules: {},
      books: {
        own: () => ({ bought: 0 }),
        shop: () => ({ most: 0 }),
        totals: ({ most }) => ({ most }),
      },
      checks: { GemsBought: () => undefined, TableOpened: () => undefined },
      counts: {
        paidIn: (_desk, amount, { own, shop: all }) => {
          own.bought += amount;
          all.most = Math.max(all.most, own.bought);
        },
      },
      writings: {
        buy: { in: 'player', by: ['player', 'provider'], writes: one(GemsBought) },
        'open-table': { in: 'table', by: ['system'], writes: one(TableOpened) },
      },
      ways: {},
    }),
  }),
});

const PLAYERS = ['anna0000', 'ben00000'];

/**
 * A log of two players who chose a seed and bought gems.
 * @param edition the edition to open; edition 1 opens none
 */
function written(edition = EDITION): Stored[] {
  const sample = new SampleShop(shop);
  if (edition > 1) sample.open(edition, 500);
  for (const player of PLAYERS) {
    sample.register(player, 500);
    sample.play(player, 'set-user-seed', { userSeed: 'Nanshan7' });
  }
  return [...sample.records.map(parsed), ...PLAYERS.map((player, n) => bought(player, 70 + n))];
}

const bought = (player: string, amount: number): Stored => ({
  stream: `player-${player}`,
  version: 5,
  type: 'GemsBought',
  v: 1,
  time: new SampleShop(shop).time,
  actor: `player:${player}`,
  command: `buy-${player}-${amount}`,
  input: 'f'.repeat(64),
  data: { amount },
});

/** Rewrites events to their first version, without members that were added later. */
const firstVersion =
  (type: string, ...later: readonly string[]): Forge =>
  (records) =>
    records.map((record) =>
      is(type)(record)
        ? {
            ...record,
            v: 1,
            data: Object.fromEntries(Object.entries(record.data).filter(([name]) => !later.includes(name))),
          }
        : record,
    );
const causeless = firstVersion('WalletPosted', 'cause');
const ofEdition4 = firstVersion('PlayerRegistered', 'invitedBy', 'agreed');
/** The log as editions 1 and 2 wrote it. */
const ofEdition2: Forge = (records) => firstVersion('SeedChainCommitted', 'epoch')(ofEdition4(records));
const ofEdition1: Forge = (records) => causeless(ofEdition2(records));
const actingAsPlayer: Forge = (records) =>
  records.map((record) => (record.actor.startsWith('player:') ? { ...record, actor: 'player' } : record));
const tableOpened = (command: string): Stored => ({
  ...bought('anna0000', 1),
  stream: 'table-1',
  type: 'TableOpened',
  actor: 'system',
  command,
  data: {},
});
const epochOpened: Forge = (records) => [
  ...ofEdition2(records),
  {
    ...tableOpened('a'),
    stream: 'epoch-log',
    type: 'EpochOpened',
    data: { epoch: 2, name: 'e'.repeat(64), reason: 'restored' },
  },
];
const moved =
  (type: string, stream: string): Forge =>
  (records) =>
    records.map((record) => (is(type)(record) ? { ...record, stream } : record));

describe('the frame of the audit', () => {
  it('accepts a stream that begins once', () => {
    expect(auditedAs(shop, [...written(), tableOpened('a')])).toBeUndefined();
  });

  it.each<[string, Forge, Stored[]]>([
    ['this edition', (records) => records, written()],
    ['edition 4, where nobody invited', ofEdition4, written(4)],
    ['edition 2, where chains named no epoch', ofEdition2, written(2)],
    [
      'edition 1, where players were not named, and postings named no cause',
      ofEdition1,
      actingAsPlayer(written(1)),
    ],
    ['edition 1, as newer code writes it too', ofEdition1, written(1)],
  ])('finds nothing in a log of %s', (_what, forge, records) => {
    expect(auditedAs(shop, forge(records))).toBeUndefined();
  });

  it.each<[string, string, Forge, number]>([
    ['a stream of no known kind', 'stream', moved('EditionOpened', 'nowhere-1'), EDITION],
    ['a stream whose id its kind does not have', 'stream', moved('EditionOpened', 'edition-other'), EDITION],
    ['an event in a stream of another kind', 'stream', moved('UserSeedSet', 'edition-log'), EDITION],
    [
      'an event of no known type',
      'schema',
      (all) => all.map((one) => ({ ...one, type: one.type.replace('Gems', 'Gold') })),
      EDITION,
    ],
    [
      'an event of a version to come',
      'schema',
      (all) => all.map((one) => (is('GemsBought')(one) ? { ...one, v: 2 } : one)),
      EDITION,
    ],
    ['data that does not fit', 'schema', change('GemsBought', '', { amount: 0 }), EDITION],
    [
      'a player who is not registered',
      'registration',
      (all) => all.filter((one) => !is('PlayerRegistered')(one)),
      EDITION,
    ],
    [
      'a beginning that comes again',
      'registration',
      (all) => [...all, tableOpened('a'), tableOpened('b')],
      EDITION,
    ],
    [
      'anything unknown in a stream of no kind',
      'stream',
      (all) => [...all, { ...tableOpened('a'), stream: 'chair-1', type: 'ChairMoved' }],
      EDITION,
    ],
    [
      'a command cut off by the end of the log',
      'command',
      (all) => all.slice(0, all.findIndex(is('SeedChainCommitted'))),
      EDITION,
    ],
    [
      'a player who is registered again',
      'registration',
      (all) => [
        ...all,
        ...all
          .filter((one) => one.command === 'register-anna0000')
          .map((one) => ({ ...one, command: 'again' })),
      ],
      EDITION,
    ],
    ['a command of nobody', 'actor', actingAs('GemsBought', 'nobody'), EDITION],
    ['a command by whom it is not for', 'actor', actingAs('UserSeedSet', 'system'), EDITION],
    ['a command by another player', 'actor', actingAs('GemsBought', 'player:cleo0000'), EDITION],
    ['a player who is not named', 'actor', actingAs('GemsBought', 'player'), EDITION],
    [
      'another player, in edition 1 too',
      'actor',
      (all) => actingAs('GemsBought', 'player:cleo0000')(ofEdition1(all)),
      1,
    ],
    ['an old version after its end', 'edition', causeless, EDITION],
    ['an epochless chain after its end', 'edition', ofEdition2, EDITION],
    ['an epoch before there were any', 'epoch', epochOpened, 2],
    ['a new version before its beginning', 'edition', (all) => all, 1],
    [
      'an edition twice',
      'edition',
      (all) => [...all, ...all.filter(is('EditionOpened')).map((one) => ({ ...one, command: 'again' }))],
      EDITION,
    ],
    ['a command cut off', 'command', (all) => all.filter((one) => !is('SeedChainCommitted')(one)), EDITION],
    [
      'a command in two parts',
      'payment',
      (all) => [...all.filter((one) => !is('WalletPosted')(one)), ...all.filter(is('WalletPosted'))],
      EDITION,
    ],
    [
      'two actors in one command',
      'append',
      (all) => all.map((one) => (is('WalletPosted')(one) ? { ...one, actor: 'player:x' } : one)),
      EDITION,
    ],
    [
      'two times in one command',
      'append',
      (all) => all.map((one) => (is('WalletPosted')(one) ? { ...one, time: one.time + 1 } : one)),
      EDITION,
    ],
  ])('finds %s', (_what, rule, forge, edition) => {
    expect(auditedAs(shop, forge(written(edition)))).toMatchObject({ rule });
  });

  it('counts measures, and lets slices count them per stream and for the shop', () => {
    const audit = newAudit({ shop });
    const more = { ...bought('anna0000', 5), version: 6 };
    for (const record of [...written(), more]) audit.next(JSON.stringify(record));

    expect(audit.finish()).toMatchObject({
      divergence: undefined,
      summary: { paidIn: 146n, plays: 0, staked: 0n, minted: 1_000n, slices: { till: { most: 75 } } },
    });
  });
});
