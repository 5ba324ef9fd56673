import { UpgradePlayed } from '@skins/engine/upgrades';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { TARGETS, views as upgradeViews } from '../upgrades/views.ts';
import { userIdOf } from './counted.ts';
import { landedSums } from './landed-sums.ts';
import { hallQuestions } from './questions.ts';
import { HALL, views } from './views.ts';

const HASH = '0'.repeat(64);
const REVEAL = { chainId: 1, index: 1, serverSeed: HASH, userSeed: 'u' };
const BEN = 'ben00000';
const ID = userIdOf(BEN);

const positionOf = (n: number) => String(n).padStart(12, '0');

/** Returns the n-th upgrade, at n seconds. */
const upgraded = (n: number, { player = BEN, gems = 30, won = true } = {}) => ({
  event: UpgradePlayed.of({
    items: [],
    gems,
    targetSkinId: 's',
    targetPrice: 60,
    rulesHash: HASH,
    quote: HASH,
    fee: { numerator: '0', denominator: '1' },
    rate: { numerator: String(gems), denominator: '60' },
    winUpTo: Math.floor((gems / 60) * 2 ** 24) - 1,
    reveal: REVEAL,
    ticket: won ? 0 : 2 ** 24 - 1,
    won,
    itemId: won ? `${player}-${n}` : null,
  }),
  meta: { stream: `player-${player}`, version: n, time: n * 1_000, actor: `player:${player}`, command: 'c' },
  position: positionOf(n),
  record: '',
});

describe('landedSums', () => {
  const log = [
    upgraded(1),
    upgraded(2, { player: 'anna0000' }),
    upgraded(3, { won: false }),
    upgraded(4, { gems: 15 }),
    upgraded(5, { gems: 6 }),
  ];
  let database: Database.Database;
  let sums: ReturnType<typeof landedSums>;

  beforeEach(() => {
    database = new Database(':memory:');
    database.exec('CREATE TABLE projection (name TEXT PRIMARY KEY, position TEXT NOT NULL)');
    for (const projection of [...upgradeViews, ...views]) database.exec(projection.schema);
    for (const projection of upgradeViews) projection.prepare(database)(log);
    database.prepare('INSERT INTO projection VALUES (?, ?)').run(TARGETS, positionOf(log.length));
    sums = landedSums(database);
  });

  /** Projects the first `count` events into the hall. */
  const hears = (count: number) => {
    for (const projection of views) projection.prepare(database)(log.slice(0, count));
    database.prepare('INSERT INTO projection VALUES (?, ?)').run(HALL, positionOf(count));
  };

  it.for([
    [5_000, 4, 3],
    [4_999, 3, 2],
    [3_000, 2, 1],
    [2_999, 1, 1],
    [999, 0, 0],
  ] as const)('returns sums of upgrades that had landed at %i ms', ([until, plays, wins]) => {
    hears(log.length);
    const told = sums.ofPlayer(ID, { caller: 'carl0000', until });
    expect(told).toMatchObject({ plays, wins, returned: 60 * wins });
    const ofAnna = until >= 2_000 ? 1 : 0;
    const { all, numbers } = sums.ofSkin('s', { caller: undefined, until });
    expect(all).toMatchObject({ plays: plays + ofAnna, wins: wins + ofAnna });
    expect([numbers[0], numbers[19]]).toEqual([wins + ofAnna, plays - wins]);
    expect(sums.ofToday(0, 0, { caller: undefined, until })).toEqual({
      attempts: plays + ofAnna,
      wins: wins + ofAnna,
    });
  });

  it.for([
    [5_000, 5, ['000000000005', '000000000004', '000000000003', '000000000001']],
    [3_999, 3, ['000000000003', '000000000001']],
    [999, 0, []],
  ] as const)('returns pages and attempts that had landed at %i ms', ([until, tries, record]) => {
    hears(log.length);
    const stranger = { caller: undefined, until };
    expect(sums.tries(stranger).get('s')).toBe(tries);
    expect(sums.popularSince(0, 6, stranger)).toEqual(tries === 0 ? [] : [{ skin: 's', plays: tries }]);
    const whole = { offset: 0, limit: 10 };
    expect(sums.triesOf('s', whole, stranger)).toHaveLength(tries);
    expect(sums.recordOf(BEN, whole, stranger)).toEqual({ positions: record, total: record.length });
    const second = sums.recordOf(BEN, { offset: 1, limit: 1 }, stranger);
    expect(second.positions).toEqual(record.slice(1, 2));
    expect(sums.recordOf(BEN, whole, { caller: BEN, until })).toMatchObject({ total: 4 });
    expect(sums.tries({ caller: BEN, until }).get('s')).toBe(until < 2_000 ? 4 : 5);
  });

  it('has no chances for strangers before anything landed, and all of them for the player', () => {
    hears(log.length);
    expect(sums.ofPlayer(ID, { caller: undefined, until: 0 })).toEqual({
      player: BEN,
      plays: 0,
      wins: 0,
      chances: 0,
      squares: 0,
      staked: 0,
      returned: 0,
    });
    expect(sums.ofSkin('s', { caller: undefined, until: 0 })).toMatchObject({
      byRate: [],
      all: { chances: 0 },
    });
    expect(sums.ofPlayer(ID, { caller: BEN, until: 0 })).toMatchObject({ plays: 4, wins: 3, staked: 81 });
    expect(sums.ofSkin('s', { caller: BEN, until: 0 }).all.plays).toBe(4);
  });

  it('subtracts nothing that was not added yet', () => {
    hears(2);
    expect(sums.ofPlayer(ID, { caller: undefined, until: 4_000 })).toMatchObject({ plays: 1, wins: 1 });
    expect(sums.ofSkin('s', { caller: undefined, until: 4_000 }).all).toMatchObject({ plays: 2, wins: 2 });
  });

  it('has the best landed upgrade', () => {
    hears(log.length);
    const { bestOf } = hallQuestions(database);
    const best = [999, 1_000, 4_000, 5_000].map((until) => bestOf(ID, until));
    expect(best).toEqual([undefined, positionOf(1), positionOf(4), positionOf(5)]);
  });
});
