import { BoxOpened } from '@skins/engine/boxes';
import type { BoxTerms } from '@skins/engine/catalogue';
import { rulesHashOf, settingHashOf } from '@skins/engine/fairness';
import { type EventData, houseDay } from '@skins/engine/kernel';
import { ChangeApproved, ChangeProposed } from '@skins/engine/operators';
import { HOUSE_TIME, NOTICE_MS, RulesPublished } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOXES, NO_CHANGE, boxOf, changing } from '../catalogue/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { both, edited, logOf } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changing as changingRules } from '../rules/orders.ts';
import { openingNow } from './orders.ts';

const HOUR_MS = 3_600_000;
/** 16:00 UTC, which is midnight under the first offset. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 16);

/** A shop whose boxes have a daily limit of opens, some of them free. */
function shopOn(terms: BoxTerms): World {
  const world = new World({ shop });
  begin(world, { [ANNA]: 10_000 });
  const on = (boxId: string) => ({ ...boxOf(boxId, 19_000, 0), terms });
  changing(world, 1, { ...NO_CHANGE, boxes: BOXES.map(on) });
  return world;
}

function movingHouse(world: World, n: number, offsetMinutes: number): void {
  changingRules(world, n, { rules: HOUSE_TIME, content: { offsetMinutes } });
  world.time += NOTICE_MS;
}

const opens = (world: World, count = 1) => world.run(openingNow(world, ANNA, count)).kind;

describe('daily limits in house time', () => {
  it('start a day at midnight, before and after midnight moves, for the auditor too', () => {
    const world = shopOn({ perDay: 2, allowance: 1 });
    world.time = MIDNIGHT - 2 * HOUR_MS;
    expect([opens(world, 2), opens(world)]).toEqual(['done', 'refused']);

    // Midnight moves back an hour, to a time in the past: a new day has begun.
    world.time = MIDNIGHT - HOUR_MS / 2;
    movingHouse(world, 2, 9 * 60);
    expect(world.time).toBeLessThan(MIDNIGHT);
    expect([opens(world, 2), opens(world)]).toEqual(['done', 'refused']);

    // Midnight moves forward again: all four opens since the last midnight count.
    movingHouse(world, 3, 8 * 60);
    expect(opens(world)).toBe('refused');
    world.time = MIDNIGHT;
    expect(opens(world, 2)).toBe('done');
    expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  });

  it('make the auditor reject a log with another house time', () => {
    const world = shopOn({ perDay: 2, allowance: null });
    world.time = MIDNIGHT - 2 * HOUR_MS;
    opens(world, 2);
    world.time = MIDNIGHT - HOUR_MS / 2;
    movingHouse(world, 2, 9 * 60);
    expect(opens(world, 2)).toBe('done');
    expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
    const moved = ({ name, version }: { readonly name: string; readonly version: number }) =>
      name === HOUSE_TIME.name && version === 2;
    const content = { offsetMinutes: 7 * 60 };
    const hash = rulesHashOf(HOUSE_TIME.name, content);
    // A forger who can write the log also renews the hash of the approved content.
    const approved = (data: EventData<typeof RulesPublished>) =>
      settingHashOf([RulesPublished.of({ ...data, content, hash })], null);
    const one = logOf(world.records).find((record) => RulesPublished.is(record) && moved(record.data));
    if (one === undefined || !RulesPublished.is(one)) throw new Error('nothing was published');
    const setting = {
      where: (_data: unknown, { stream }: { readonly stream: string }) => stream === one.stream,
    };
    const again = () => ({ hash: approved(one.data) });
    const forged = both(
      edited(RulesPublished, () => ({ content, hash }), { where: moved }),
      edited(ChangeProposed, again, setting),
      edited(ChangeApproved, again, setting),
    )(logOf(world.records));
    expect(divergenceOf(forged, shop)).toMatchObject({ rule: 'terms' });
  });

  it('are never exceeded in any mix of opens and moves of midnight, and the auditor agrees', () => {
    const act = fc.oneof(
      { weight: 8, arbitrary: fc.record({ count: fc.integer({ min: 1, max: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ quarters: fc.integer({ min: -48, max: 56 }) }) },
    );
    const acts = fc.array(fc.tuple(act, fc.nat(5 * HOUR_MS)), { maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(acts, (all) => {
        const world = shopOn({ perDay: 5, allowance: 2 });
        const moves: { readonly since: number; readonly offset: number }[] = [{ since: 0, offset: 480 }];
        for (const [n, [one, later]] of all.entries()) {
          world.time += later;
          if ('count' in one) opens(world, one.count);
          else if (moves.at(-1)?.offset !== one.quarters * 15) {
            movingHouse(world, n + 2, one.quarters * 15);
            moves.push({ since: world.time, offset: one.quarters * 15 });
          }
        }
        const log = logOf(world.records);
        const played = log.filter((record) => BoxOpened.is(record));
        for (const { time } of played) {
          const offset = moves.findLast(({ since }) => since <= time)?.offset ?? 480;
          const same = played.filter(
            (other) => other.time <= time && houseDay(other.time, offset) === houseDay(time, offset),
          );
          expect(same.length).toBeLessThanOrEqual(5);
        }
        expect(divergenceOf(log, shop)).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });
});
