import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newAudit, stateOfLog } from '../../../engine/src/audit/index.ts';
import { EDITION } from '../../../engine/src/slices/editions/index.ts';
import * as slices from '../../../engine/src/slices/index.ts';
import { SampleShop } from '../../samples/engine/shop.ts';
import { shopOf } from '../../../engine/src/shop/shop.ts';
import { JOIN_MS, duel, duelStream } from './index.ts';

const shop = shopOf({ ...slices, duel });
const DUEL = duelStream('1');
const GEMS = 100_000;
const STAKE = 10_000;
const PLAYERS = ['anna0000', 'ben00000', 'cleo0000'];

function registered(): SampleShop {
  const sample = new SampleShop(shop);
  sample.open(EDITION, GEMS);
  for (const player of PLAYERS) sample.register(player, GEMS);
  return sample;
}

const reserve = (sample: SampleShop, player: string, seat: 'first' | 'second', stake = STAKE) =>
  sample.play(player, 'reserve-stake', { duel: DUEL, seat, stake });

function audited(records: readonly string[]) {
  const audit = newAudit({ shop });
  for (const record of records) audit.next(record);
  return audit.finish();
}

const balanceOf = (sample: SampleShop, player: string): unknown =>
  Reflect.get(Object(Reflect.get(Object(sample.stateOf(`player-${player}`)), 'wallet')), 'balance');
const balances = (sample: SampleShop) => PLAYERS.map((player) => balanceOf(sample, player));

/** Plays a duel: two players are seated, and a third is too late. The runner dies after `stepsAtOnce` steps each time. */
function played(stepsAtOnce: number, joined = true): SampleShop {
  const sample = registered();
  const run = () => {
    while (sample.run(stepsAtOnce) > 0);
  };
  reserve(sample, 'anna0000', 'first');
  run();
  if (joined) reserve(sample, 'ben00000', 'second');
  sample.run(stepsAtOnce);
  reserve(sample, 'cleo0000', 'second', joined ? STAKE : STAKE + 1);
  run();
  sample.time += JOIN_MS;
  run();
  return sample;
}

describe('a duel', () => {
  it('is drawn and settled if somebody joins; a third player gets the stake back', () => {
    const sample = played(Infinity);
    const [anna, ben, cleo] = balances(sample);
    const { divergence, summary } = audited(sample.records);

    expect(divergence).toBeUndefined();
    expect(sample.stateOf(DUEL)).toMatchObject({ phase: 'ended' });
    expect([anna, ben]).toContainEqual(GEMS + STAKE);
    expect([anna, ben]).toContainEqual(GEMS - STAKE);
    expect(cleo).toBe(GEMS);
    expect(summary).toMatchObject({
      plays: 2,
      staked: BigInt(2 * STAKE),
      returned: BigInt(2 * STAKE),
      house: 0n,
      escrow: 0n,
      slices: { duel: { duels: 1 } },
    });
  });

  it('expires if nobody joins, or only with another stake', () => {
    const sample = played(Infinity, false);

    expect(audited(sample.records).divergence).toBeUndefined();
    expect(sample.stateOf(DUEL)).toMatchObject({ phase: 'ended', winner: undefined });
    expect(balances(sample)).toEqual([GEMS, GEMS, GEMS]);
  });

  it.each([1, 2, 3, 4])('ends correctly if its runner dies after every %i steps', (steps) => {
    for (const joined of [true, false]) {
      const sample = played(steps, joined);
      expect(audited(sample.records).divergence).toBeUndefined();
      expect(sample.stateOf(DUEL)).toMatchObject({ phase: 'ended' });
      expect(sample.run()).toBe(0);
    }
  });

  it('runs no step twice', () => {
    const sample = played(Infinity);
    const { length } = sample.records;
    sample.run();

    expect(sample.records).toHaveLength(length);
  });

  it('is part of the state of the whole log, with streams of all kinds', async () => {
    const sample = played(Infinity);
    const byStream = Map.groupBy(sample.records, (record) =>
      String(Reflect.get(JSON.parse(record), 'stream')),
    );
    let json = '';
    for await (const piece of stateOfLog(
      [...byStream].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      shop,
    ))
      json += piece;

    expect(JSON.parse(json)).toMatchObject({
      [DUEL]: { phase: 'ended' },
      'player-anna0000': { duel: { held: [] } },
    });
  });

  it('leaves a valid log for any plays and any crashes of runners', () => {
    const step = fc.oneof(
      fc.record({
        player: fc.constantFrom(...PLAYERS),
        duel: fc.constantFrom('1', '2', '3').map(duelStream),
        seat: fc.constantFrom('first', 'second'),
        stake: fc.constantFrom(STAKE, STAKE, 0, GEMS),
      }),
      fc.record({ run: fc.nat(5) }),
      fc.record({ pass: fc.constantFrom(1, 30_000, JOIN_MS) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const sample = registered();
        for (const one of steps) {
          if ('player' in one) {
            const { player, ...input } = one;
            sample.play(player, 'reserve-stake', input);
          } else if ('run' in one) sample.run(one.run);
          else {
            sample.run();
            sample.time += one.pass;
          }
        }
        sample.time += JOIN_MS;
        sample.run();
        const { divergence, summary } = audited(sample.records);
        expect(divergence).toBeUndefined();
        expect(summary).toMatchObject({ escrow: 0n, held: BigInt(3 * GEMS), house: 0n });
      }),
      { numRuns: 60 },
    );
  });
});
