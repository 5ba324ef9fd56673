import { settingHashOf, rulesHashOf } from '@skins/engine/fairness';
import { DAY_MS, type EventData } from '@skins/engine/kernel';
import { ChangeApproved, ChangeProposed } from '@skins/engine/operators';
import { CHANGE_FREEZE, HOUSE_TIME, RulesPublished, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import {
  approving as approvingCatalogue,
  proposing as proposingCatalogue,
  reboxing,
} from '../catalogue/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { type Log, both, edited, logOf } from '../kit/forge.ts';
import { begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { BOB, pair, proposalOf } from '../operators/orders.ts';
import { approving, changing, proposing } from './orders.ts';

/** A shop with a settings freeze of three days, from tomorrow. */
function frozenShop() {
  const world = new World({ shop });
  begin(world);
  pair(world);
  const tomorrow = world.time + DAY_MS;
  const content = { freeze: { from: tomorrow, until: tomorrow + 3 * DAY_MS } };
  changing(world, 1, { rules: CHANGE_FREEZE, content }, BOB);
  return { world, ...content.freeze };
}

const HOUSE = { rules: HOUSE_TIME, content: { offsetMinutes: 540 } };
const REBOXED = { change: reboxing('box-one', 25_000, 1) };

/** Returns the log with another freeze, and the matching hash in its approval. */
const frozenOtherwise = (freeze: { readonly from: number; readonly until: number }) => {
  const content = { freeze };
  const hash = rulesHashOf(CHANGE_FREEZE.name, content);
  const ofFreeze = { where: (data: { readonly proposalId: string }) => data.proposalId === proposalOf(1) };
  return (log: Log) => {
    const isFreeze = ({ name, version }: EventData<typeof RulesPublished>) =>
      name === CHANGE_FREEZE.name && version === 2;
    const data = { name: CHANGE_FREEZE.name, version: 2, from: 0, hash, content };
    const again = () => ({ hash: settingHashOf([RulesPublished.of(data)], null) });
    return both(
      edited(RulesPublished, () => ({ content, hash }), { where: isFreeze }),
      edited(ChangeProposed, again, ofFreeze),
      edited(ChangeApproved, again, ofFreeze),
    )(log);
  };
};

describe('a settings freeze', () => {
  it('refuses approvals of rules and of the catalogue that would take effect in it, but not before or after', () => {
    const { world, from, until } = frozenShop();
    for (const [n, due] of [from, until - 1].entries()) {
      world.must(proposing(10 + n, { ...HOUSE, from: due }));
      expect(world.run(approving(10 + n, { ...HOUSE, from: due, by: BOB }))).toEqual({
        kind: 'refused',
        rejection: { code: 'frozen', from, until },
      });
      world.must(proposingCatalogue(20 + n, { ...REBOXED, from: due }));
      expect(world.run(approvingCatalogue(20 + n, { ...REBOXED, from: due, by: BOB }))).toMatchObject({
        rejection: { code: 'frozen' },
      });
    }
    world.must(proposing(12, { ...HOUSE, from: from - 1 }));
    world.must(approving(12, { ...HOUSE, from: from - 1, by: BOB }));
    world.must(proposingCatalogue(22, { ...REBOXED, from: until }));
    world.must(approvingCatalogue(22, { ...REBOXED, from: until, by: BOB }));
    expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  });

  it('can be ended during itself', () => {
    const { world, from } = frozenShop();
    world.time = from + DAY_MS;
    changing(world, 2, { rules: CHANGE_FREEZE, content: { freeze: null } }, BOB);
    world.time += DAY_MS / 2;
    changing(world, 3, HOUSE, BOB);
    expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  });

  it('is enforced by the auditor, which reports rules and catalogue changes that take effect in it', () => {
    for (const catalogue of [false, true]) {
      const { world, until } = frozenShop();
      if (catalogue) {
        world.must(proposingCatalogue(2, { ...REBOXED, from: until }));
        world.must(approvingCatalogue(2, { ...REBOXED, from: until, by: BOB }));
      } else {
        world.must(proposing(2, { ...HOUSE, from: until }));
        world.must(approving(2, { ...HOUSE, from: until, by: BOB }));
      }
      const log = logOf(world.records);
      expect(divergenceOf(log, shop)).toBeUndefined();
      const forged = frozenOtherwise({ from: until, until: until + 1 })(log);
      expect(divergenceOf(forged, shop)).toMatchObject({
        rule: 'freeze',
        stream: catalogue ? 'catalogue-boxes' : rulesStream(HOUSE_TIME.name),
      });
    }
  });
});
