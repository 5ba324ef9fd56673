import { describe, expect, it } from 'vitest';
import { CONDITIONS, type Seen, Unread, conditionsOf } from './conditions.ts';

const GIB = 1024 ** 3;
const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

const WELL: Seen = {
  time: NOW,
  began: NOW - 10 * HOUR,
  head: 500,
  stops: [],
  imbalance: 0,
  returns: [{ subject: 'box-one', verdict: 'as-published' }],
  parked: [],
  listsTrouble: [],
  lag: 0,
  lagMs: 0,
  stuck: [],
  markTrouble: undefined,
  beaconTrouble: undefined,
  disk: { free: 50 * GIB, size: 100 * GIB },
  walBytes: 0,
  signed: 480,
  backup: undefined,
  missingPictures: [],
  stopped: [],
  closedUntil: undefined,
};

const notWell = (change: Partial<Seen>) =>
  conditionsOf({ ...WELL, ...change })
    .filter(({ state }) => state !== 'well')
    .map(({ id, state, reading, about }) => [id, state, reading, ...about]);

describe('conditionsOf', () => {
  it('returns all conditions in order, all well if nothing is wrong', () => {
    expect(conditionsOf(WELL).map(({ id }) => id)).toEqual(CONDITIONS);
    expect(notWell({})).toEqual([]);
  });

  it.each<[Partial<Seen>, unknown[]]>([
    [{ stops: ['the clock went back'] }, ['writing', 'wrong', 1, 'the clock went back']],
    [{ imbalance: -1 }, ['ledger', 'wrong', -1]],
    [{ returns: [{ subject: 'b', verdict: 'suspicious' }] }, ['returns', 'wrong', 1, 'b']],
    [{ parked: ['drops'] }, ['projections', 'wrong', 1, 'drops']],
    [{ listsTrouble: ['locked'] }, ['lists', 'wrong', 1, 'locked']],
    [{ missingPictures: ['/art/pictures/a.webp'] }, ['pictures', 'wrong', 1, '/art/pictures/a.webp']],
    [{ stuck: ['player-a#3'] }, ['flows', 'wrong', 1, 'player-a#3']],
    [{ markTrouble: 'no room' }, ['mark', 'wrong', 1, 'no room']],
    [{ beaconTrouble: 'no relay' }, ['beacon', 'notable', null, 'no relay']],
    [{ lag: 5_001 }, ['lag', 'notable', 5_001]],
    [{ lag: 1, lagMs: 30_001 }, ['lag', 'notable', 1, '30 s']],
    [{ head: 20_481 }, ['checkpoint', 'notable', 20_001]],
    [{ stopped: ['boxes'] }, ['games', 'notable', 1, 'boxes']],
    [{ closedUntil: NOW + HOUR }, ['maintenance', 'notable', NOW + HOUR]],
    [{ disk: { free: GIB - 1, size: GIB } }, ['disk', 'notable', GIB - 1]],
    [{ disk: { free: 9 * GIB, size: 100 * GIB } }, ['disk', 'notable', 9 * GIB]],
    [{ disk: { free: GIB / 5, size: GIB } }, ['disk', 'wrong', GIB / 5]],
    [{ walBytes: GIB / 4 }, ['wal', 'notable', GIB / 4]],
    [{ walBytes: GIB + 1 }, ['wal', 'wrong', GIB + 1]],
    [{ backup: NOW - 27 * HOUR }, ['backup', 'notable', NOW - 27 * HOUR]],
    [{ backup: NOW - 200 * HOUR }, ['backup', 'wrong', NOW - 200 * HOUR]],
    [{ began: NOW - 27 * HOUR }, ['backup', 'notable', null]],
  ])('reports only the affected condition for %j', (change, expected) => {
    expect(notWell(change)).toEqual([expected]);
  });

  it('reports what could be measured, and names what could not', () => {
    const torn = new Unread('malformed');
    const conditions = conditionsOf({ ...WELL, imbalance: torn, signed: torn, stopped: ['boxes'] });
    expect(conditions.map(({ id }) => id)).toEqual(CONDITIONS);
    expect(
      conditions
        .filter(({ state }) => state !== 'well')
        .map(({ id, state, reading, about }) => [id, state, reading, ...about]),
    ).toEqual([
      ['look', 'wrong', 2, 'ledger: malformed', 'checkpoint: malformed'],
      ['ledger', 'wrong', null, 'malformed'],
      ['checkpoint', 'wrong', null, 'malformed'],
      ['games', 'notable', 1, 'boxes'],
    ]);
  });

  it('accepts a file system without size information', () => {
    expect(notWell({ disk: undefined })).toEqual([]);
  });
});
