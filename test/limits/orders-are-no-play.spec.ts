import { EditionOpened } from '@skins/engine/editions';
import type { Envelope } from '@skins/engine/kernel';
import { LimitSet, RealityChecked } from '@skins/engine/limits';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { type Log, edited, logOf, ofEdition, recounted } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { ordered } from '../payments/orders.ts';
import { checkingEvery, limiting, passingCheck } from './orders.ts';

const MINUTE_MS = 60_000;

/** Anna plays in two minutes and orders gems in two others before her reality check: it shows two minutes of play. */
function played(): Log {
  const world = new World();
  begin(world, { [ANNA]: 1_000 });
  world.must(checkingEvery(ANNA, 60));
  world.must(limiting(ANNA, { kind: 'time', span: 'day', amount: 600 }));
  for (const isPlay of [true, false, true, false]) {
    if (isPlay) world.must(openingNow(world, ANNA, 1));
    else ordered(world, ANNA);
    world.time += 2 * MINUTE_MS;
  }
  world.must(passingCheck(ANNA));
  return logOf(world.records);
}

const log = played();
const shown = (minutes: number) => edited(RealityChecked, () => ({ minutes }));
const limited = (amount: number) => edited(LimitSet, () => ({ amount }));
const ofSix = (all: Log): Log => ofEdition(all, 6);
/** A log of edition 6 that newer code continues before its n-th record from the end. */
function upgraded(all: Log, n: number): Log {
  const opened = all.find((one) => EditionOpened.is(one));
  const next = all.at(-n);
  if (opened === undefined || next === undefined) return all;
  const seventh: Envelope = { ...opened, time: next.time, command: 'system/edition-7' };
  return recounted(ofSix(all).toSpliced(-n, 0, seventh)).map((one) =>
    one.command === seventh.command ? { ...one, data: { edition: 7 } } : one,
  );
}

it('minutes of play count plays only', () => {
  expect(log.find((one) => RealityChecked.is(one))?.data).toMatchObject({ minutes: 2 });
  expect(divergenceOf(log, shop)).toBeUndefined();
  expect(divergenceOf(shown(4)(log), shop)).toMatchObject({ rule: 'reality-check' });
  expect(divergenceOf(limited(2)(log), shop)).toBeUndefined();
  expect(divergenceOf(limited(1)(log), shop)).toMatchObject({ rule: 'over-limit' });
});

it('orders count as play in a log of edition 6', () => {
  expect(divergenceOf(ofSix(shown(4)(log)), shop)).toBeUndefined();
  expect(divergenceOf(ofSix(log), shop)).toMatchObject({ rule: 'reality-check' });
  expect(divergenceOf(limited(2)(ofSix(shown(4)(log))), shop)).toMatchObject({ rule: 'over-limit' });
});

it('orders from before edition 7 do not count once it opens', () => {
  expect(divergenceOf(upgraded(log, 1), shop)).toBeUndefined();
  expect(divergenceOf(upgraded(shown(4)(log), 1), shop)).toMatchObject({ rule: 'reality-check' });
});

it('an order and a play in one minute counted as one minute', () => {
  const world = new World();
  begin(world, { [ANNA]: 1_000 });
  world.must(checkingEvery(ANNA, 60));
  world.time = Math.ceil(world.time / MINUTE_MS) * MINUTE_MS;
  ordered(world, ANNA);
  world.must(openingNow(world, ANNA, 1));
  world.must(passingCheck(ANNA));
  const both = logOf(world.records);
  for (const one of [both, ofSix(both)]) {
    expect(divergenceOf(one, shop)).toBeUndefined();
    expect(divergenceOf(shown(2)(one), shop)).toMatchObject({ rule: 'reality-check' });
  }
});
