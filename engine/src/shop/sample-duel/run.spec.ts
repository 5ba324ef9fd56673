import { describe, expect, it } from 'vitest';
import { newAudit } from '../../audit/index.ts';
import * as slices from '../../slices.ts';
import { SampleShop } from '../sample-shop.ts';
import { shopOf } from '../shop.ts';
import { JOIN_MS, duel, duelStream } from './index.ts';

const shop = shopOf({ ...slices, duel });
const DUEL = duelStream('1');
const GEMS = 100_000;
const STAKE = 10_000;

function opened(): SampleShop {
  const sample = new SampleShop(shop);
  sample.open(2);
  for (const player of ['anna0000', 'ben00000', 'cleo0000']) sample.register(player, GEMS);
  sample.play('anna0000', 'reserve-stake', { duel: DUEL, seat: 'first', stake: STAKE });
  return sample;
}

function audited(records: readonly string[]) {
  const audit = newAudit({ shop });
  for (const record of records) audit.next(record);
  return audit.finish().divergence;
}

describe('a duel', () => {
  it('is drawn and settled when somebody joins', () => {
    const sample = opened();
    sample.run();
    sample.play('ben00000', 'reserve-stake', { duel: DUEL, seat: 'second', stake: STAKE });
    sample.run();
    expect(sample.stateOf(DUEL)).toMatchObject({ phase: 'ended' });
    expect(audited(sample.records)).toBeUndefined();
  });
  it('expires when nobody joins', () => {
    const sample = opened();
    sample.run();
    sample.time += JOIN_MS;
    sample.run();
    expect(sample.stateOf(DUEL)).toMatchObject({ phase: 'ended' });
    expect(audited(sample.records)).toBeUndefined();
  });
});
