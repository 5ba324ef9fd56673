import { changeApprove, changeDraft, changeDrop, changePropose } from '@skins/api/settings/contract';
import { AGREEMENT, GRANTS } from '@skins/engine/accounts';
import { BANNERS, HELP_TEXTS, LINK_HOSTS } from '@skins/engine/content';
import { DAY_MS, operatorActor } from '@skins/engine/kernel';
import { ChangeProposed } from '@skins/engine/operators';
import { rulesStream } from '@skins/engine/rules';
import { shop as engine } from '@skins/engine/shop';
import { ANNOUNCEMENTS } from '@skins/engine/welfare';
import { describe, expect, it } from 'vitest';
import { newOperator, proofOf } from '../admin/operator.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { divergenceOf } from '../kit/audited.ts';
import { both, edited, find, logOf, moved, ofEdition } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { ADA, BOB, EVE, adding, setting } from '../operators/orders.ts';
import { changing, dropping, proposing } from '../rules/orders.ts';

const page = (text: string) => ({
  topic: 'activity',
  language: 'en',
  questions: [{ id: 'money', title: 'Is it money?', text }],
});
const helpTexts = (text: string) => ({ rules: HELP_TEXTS, content: { pages: [page(text)] } });

describe('an operator for content', () => {
  /** Ada and Bob run a shop; Eve writes its texts. */
  const staffed = (): World => {
    const world = new World({ shop: engine });
    begin(world, { [ANNA]: 100 });
    world.must(adding(BOB));
    world.must(adding(EVE, 'content'));
    world.time += DAY_MS;
    world.must(setting('pairs', ADA));
    return world;
  };

  it('proposes texts that another operator approves, and withdraws them', () => {
    const world = staffed();
    changing(world, 31, { ...helpTexts('No.'), by: EVE }, BOB);
    world.must(proposing(32, { ...helpTexts('Never.'), by: EVE }));
    world.must(dropping(32, EVE, HELP_TEXTS));
    for (const [n, rules] of [BANNERS, ANNOUNCEMENTS, AGREEMENT].entries())
      expect(world.run(proposing(40 + n, { rules, content: rules.first, by: EVE }))).toMatchObject({
        rejection: { code: 'nothing-changes' },
      });
    expect(divergenceOf(logOf(world.records), engine)).toBeUndefined();
  });

  it('proposes nothing else', () => {
    const world = staffed();
    for (const rules of [GRANTS, LINK_HOSTS])
      expect(world.run(proposing(31, { rules, content: rules.first, by: EVE }))).toMatchObject({
        kind: 'refused',
        rejection: { code: 'may-not', right: 'propose-rules' },
      });
  });

  it('is named by the auditor for other settings, and for texts in logs of earlier editions', () => {
    const world = staffed();
    changing(world, 31, { ...helpTexts('No.'), by: EVE }, BOB);
    changing(world, 32, { rules: GRANTS, content: { newPlayer: 5 }, by: ADA }, BOB);
    const log = logOf(world.records);
    const second = { nth: 1 };
    expect(log[find(log, ChangeProposed, second)]?.stream).toBe(rulesStream(GRANTS.name));
    const forged = both(
      edited(ChangeProposed, () => ({ editors: [EVE] }), second),
      moved(ChangeProposed, () => ({ actor: operatorActor(EVE) }), second),
    )(log);
    expect(divergenceOf(log, engine)).toBeUndefined();
    expect(divergenceOf(forged, engine)).toMatchObject({ rule: 'operator' });
    expect(divergenceOf(ofEdition(log, 8), engine)).toMatchObject({ rule: 'operator' });
  });
});

describe('the console', () => {
  const shop = ownShop([]);
  auditedAfterwards(shop);
  const MAY_NOT = 644;

  it('lets an operator for content propose texts, and an owner approve them', async () => {
    const writer = await newOperator(shop(), 'content');
    const owner = await newOperator(shop());
    const { text } = await writer.client.send('GET', `/admin/api/settings/${HELP_TEXTS.name}`);
    expect(JSON.parse(text)).toMatchObject({
      proposers: ['owner', 'game-manager', 'content'],
      approvers: ['owner', 'game-manager'],
    });
    const body = { title: 'Texts', from: null };
    const content = { pages: [page('No, never.')] };
    const drafted = await writer.client.ask(changeDraft, {
      body: { ...body, setting: HELP_TEXTS.name, content },
    });
    const { id, hash } = await writer.client.ask(changePropose, { body: drafted });
    const approval = { id, hash };
    const own = await writer.client.refused(changeApprove, { body: { ...approval, ...proofOf(writer) } });
    expect(own.errCode).toBe(MAY_NOT);
    await owner.client.ask(changeApprove, { body: { ...approval, ...proofOf(owner) } });
    expect(shop().serving().service.game.rulesHistory(HELP_TEXTS).versions.at(-1)?.content).toEqual(content);

    const again = await writer.client.ask(changeDraft, {
      body: { ...body, setting: HELP_TEXTS.name, content: { pages: [page('No!')] } },
    });
    const proposed = await writer.client.ask(changePropose, { body: again });
    await writer.client.ask(changeDrop, { body: { id: proposed.id } });
    for (const [setting, first] of [
      [GRANTS.name, { newPlayer: 1 }],
      [LINK_HOSTS.name, { hosts: ['example.org'] }],
    ] as const)
      expect(
        (await writer.client.refused(changeDraft, { body: { ...body, setting, content: first } })).errCode,
      ).toBe(MAY_NOT);
  });
});
