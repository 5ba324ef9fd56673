import { SELL_BACK } from '@skins/engine/bag';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { declaredFirstRules, frozenFirstRules } from '../golden/first-rules.ts';
import { divergenceOf } from '../kit/audited.ts';
import { type Log, logOf, ofEdition } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { late } from './late.ts';

/** A shop with players, starting with a slice that is new to it. */
function started(): Log {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  return logOf(world.records);
}
const NOT_FROZEN = 'not frozen: run node test/golden/freeze.ts';
const BETTER = { ...SELL_BACK.first, rate: 10_000 };

it('the auditor accepts late first rules that equal the declared ones', () => {
  expect(divergenceOf(late(SELL_BACK.first)(started()), shop)).toBeUndefined();
});

it('the auditor reports late first rules that give more than the declared ones', () => {
  const log = late(BETTER)(started());
  expect(divergenceOf(log, shop)).toMatchObject({ rule: 'first-rules', position: log.length });
});

it('the auditor accepts any late first rules in a log of edition 6, and before there are players', () => {
  const log = late(BETTER)(started());
  expect(divergenceOf(ofEdition(log, 6), shop)).toBeUndefined();
  const world = new World();
  begin(world);
  expect(divergenceOf(late(BETTER)(logOf(world.records)), shop)).toBeUndefined();
});

// Otherwise a newer program would report an honest log that began with older first rules.
it('the declared first rules are those that the edition was released with', () => {
  const frozen = frozenFirstRules();
  const declared = declaredFirstRules();
  const released = Object.keys(declared.first).map((name) => [name, frozen.first[name] ?? NOT_FROZEN]);
  expect(
    declared,
    'other first rules are another edition: what this one declared has to be kept for the auditor',
  ).toEqual({ ...frozen, first: { ...frozen.first, ...Object.fromEntries(released) } });
});
