import { newAudit } from '@skins/engine/audit';
import { EDITION, EditionOpened } from '@skins/engine/editions';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { claim } from '../accounts/orders.ts';
import { audited, divergenceOf } from '../kit/audited.ts';
import { edited, logOf, recordsOf } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { setSeed } from '../seeds/orders.ts';
import { frauds } from './frauds/index.ts';
import { log } from './frauds/players.ts';

it.each(frauds)('reports $what', ({ rule, divergence }) => {
  expect(divergence()).toMatchObject({ rule });
});

it('reports nothing in the log as it was played', () => expect(divergenceOf(log, shop)).toBeUndefined());

it("reports an event in the future, by the auditor's clock", () => {
  const end = log.at(-1)?.time ?? 0;
  const foundAt = (now: number) => {
    const audit = newAudit({ shop, now });
    for (const record of recordsOf(log)) audit.next(record);
    return audit.finish().divergence;
  };
  expect(foundAt(end)).toBeUndefined();
  expect(foundAt(end - 600_001)).toMatchObject({ rule: 'time', found: expect.any(String) });
});

it('reports a login that is claimed for more than a day without a registration', () => {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  world.must(claim('1', 'later000'));
  /** Half a day of play. */
  const goOn = () => {
    for (let minute = 0; minute < 720; minute += 1) {
      world.time += 59_000;
      world.must(setSeed(ANNA, `at${minute}`));
    }
  };
  goOn();
  expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  goOn();
  goOn();
  expect(divergenceOf(logOf(world.records), shop)).toMatchObject({ rule: 'overdue' });
});

it('reports an unknown edition, whose rules cannot be checked', () => {
  const later = edited(EditionOpened, () => ({ edition: EDITION + 1 }));
  expect(divergenceOf(later(log), shop)).toMatchObject({ rule: 'edition', position: 1 });
});

it('counts the events from before the stricter rules', () => {
  const { summary } = audited(recordsOf(log), shop);
  expect(summary).toMatchObject({ edition: EDITION, beforeStricter: 1 });
});
