import { SELL_BACK } from '@skins/engine/bag';
import { EditionOpened } from '@skins/engine/editions';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { declaredFirstRules, frozenFirstRules } from '../golden/first-rules.ts';
import { divergenceOf } from '../kit/audited.ts';
import { type Log, logOf } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { late } from './late.ts';

/** A shop that has players, at a start with a slice that is new to it. */
function started(): Log {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  return logOf(world.records);
}
const NOT_FROZEN = 'not frozen: run node test/golden/freeze.ts';
const BETTER = { ...SELL_BACK.first, rate: 10_000 };

it('finds nothing in first rules that come late, as they are declared', () => {
  expect(divergenceOf(late(SELL_BACK.first)(started()), shop)).toBeUndefined();
});

it('finds first rules that come late and give more than is declared', () => {
  const log = late(BETTER)(started());
  expect(divergenceOf(log, shop)).toMatchObject({ rule: 'first-rules', position: log.length });
});

it('finds nothing in them in a log of edition 6, nor in any before there are players', () => {
  const log = late(BETTER)(started());
  const ofSix = log.map((one) => (EditionOpened.is(one) ? { ...one, data: { edition: 6 } } : one));
  expect(divergenceOf(ofSix, shop)).toBeUndefined();
  const world = new World();
  begin(world);
  expect(divergenceOf(late(BETTER)(logOf(world.records)), shop)).toBeUndefined();
});

// Else an honest log that began with what an earlier program declared would be a finding of a later one.
it('declares the first rules that the edition was released with', () => {
  const frozen = frozenFirstRules();
  const declared = declaredFirstRules();
  const released = Object.keys(declared.first).map((name) => [name, frozen.first[name] ?? NOT_FROZEN]);
  expect(
    declared,
    'other first rules are another edition: what this one declared has to be kept for the auditor',
  ).toEqual({ ...frozen, first: { ...frozen.first, ...Object.fromEntries(released) } });
});
