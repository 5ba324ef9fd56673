import { BoxOpened } from '@skins/engine/boxes';
import type { Envelope } from '@skins/engine/kernel';
import { MoonPhaseMoved } from '@skins/engine/moonbox';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import { divergenceOf } from '../kit/audited.ts';
import { type Forge, edited, logOf, ofEdition } from '../kit/forge.ts';
import { ANNA } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { openingNow } from '../boxes/orders.ts';
import { ADA } from '../operators/orders.ts';
import { stopping } from '../stops/orders.ts';
import { waxed } from './index.ts';
import { openingMoon, openingMoonNow, seasoning, seenMoon } from './orders.ts';

function waxedWorld(): World {
  const world = new World({ shop });
  waxed(world);
  return world;
}

it('an honest log of moons has no finding', () => {
  expect(divergenceOf(logOf(waxedWorld().records), shop)).toBeUndefined();
});

it.each<[string, Forge, string]>([
  [
    'a phase that was skipped',
    edited(MoonPhaseMoved, ({ phase, next }) => ({ phase: phase + 1, next: next + 1 }), { nth: 2 }),
    'moon-phase',
  ],
  [
    'a version that the phase does not choose',
    edited(BoxOpened, () => ({ boxId: 'moon-7' }), { where: ({ boxId }) => boxId === 'moon-2' }),
    'moon-version',
  ],
  [
    'a phase that was kept after a miss',
    edited(MoonPhaseMoved, ({ phase }) => ({ next: phase }), { where: ({ phase }) => phase === 3 }),
    'moon-next',
  ],
  [
    'a full moon that was kept after the top tier',
    edited(MoonPhaseMoved, () => ({ next: 7 }), { where: ({ phase, next }) => phase === 7 && next === 0 }),
    'moon-next',
  ],
])('the auditor names %s (attack 15)', (_what, forge, rule) => {
  expect(divergenceOf(forge(logOf(waxedWorld().records)), shop)).toMatchObject({ rule });
});

it('the auditor names an opening after the season', () => {
  const world = waxedWorld();
  const endsAt = world.time + 2 * 86_400_000;
  seasoning(world, 104, { endsAt });
  world.must(openingMoonNow(world, ANNA));
  const log = logOf(world.records);
  const command = log.findLast((record) => MoonPhaseMoved.is(record))?.command;
  const late = (record: Envelope): Envelope =>
    record.command === command ? { ...record, time: endsAt } : record;
  expect(divergenceOf(log, shop)).toBeUndefined();
  expect(divergenceOf(log.map(late), shop)).toMatchObject({ rule: 'moon-open' });
});

it('a press that saw another phase is refused and moves nothing, however often it is sent', () => {
  const world = waxedWorld();
  const seen = seenMoon(world, ANNA);
  world.must(openingMoonNow(world, ANNA));
  const before = world.records.length;
  for (const input of [seen, { ...seen, phase: 7 }, { ...seen, versionHash: 'f'.repeat(64) }])
    expect(world.run(openingMoon(ANNA, input))).toMatchObject({
      kind: 'refused',
      rejection: { code: 'stale-version' },
    });
  expect(world.records.length).toBe(before);
});

describe('an emergency stop of the moon box', () => {
  /** A moon that is opened after a game was stopped. */
  function openedAfterStop(game: string) {
    const world = waxedWorld();
    world.must(stopping(ADA, 'results', game));
    world.must(openingMoonNow(world, ANNA));
    return logOf(world.records);
  }

  it.each(['moonbox', 'boxes'])('the auditor names an opening of it after a stop of %s', (game) => {
    expect(divergenceOf(openedAfterStop(game), shop)).toMatchObject({ rule: 'game-stopped' });
  });

  it('bars no other box', () => {
    const world = waxedWorld();
    world.must(stopping(ADA, 'results', 'moonbox'));
    world.must(openingNow(world, ANNA, 1));
    expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  });

  it('did not exist before edition 9', () => {
    expect(divergenceOf(ofEdition(openedAfterStop('moonbox'), 8), shop)).toBeUndefined();
  });
});
