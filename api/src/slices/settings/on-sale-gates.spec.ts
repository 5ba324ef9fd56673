import { NO_SHELF } from '@skins/engine/catalogue';
import { MOON_BOX } from '@skins/engine/moonbox';
import { FRAGMENT_EXCHANGE } from '@skins/engine/props';
import { SIGN_IN_BOARD } from '@skins/engine/signin';
import { TASK_BOARDS, type TaskBox } from '@skins/engine/tasks';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { changeCatalogue, changeRules } from '../../../../test/samples/api/operator.ts';
import { loadWords } from '../../shop/load-words.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import { SettingsDesk } from './settings-desk.ts';

let desk: SettingsDesk;
let rise: (hero: string) => Promise<unknown>;
let skinId: string;

const TEXT = { zh: '盒', en: 'Box', ru: 'Кейс', vi: 'Hộp' };
const taskBox = (gives: string, of: string | null = null): TaskBox => ({
  boxId: 'day-one',
  period: 'day',
  name: TEXT,
  image: '/art/case/one.svg',
  task: { type: of === null ? 'upgrades' : 'box-opens', of, target: 1 },
  gives: { type: 'OpenBox', of: gives, count: 1, gems: 0 },
});

beforeAll(async () => {
  const game = await sampleGame();
  [skinId = ''] = game.catalogue().skins.keys();
  await changeRules(game, TASK_BOARDS, { boxes: [taskBox('box-one')] });
  const phase = (hero: string, k: number) => ({
    boxId: `moon-${k}`,
    price: 20_000,
    face: {
      number: 801 + k,
      shelfId: NO_SHELF,
      name: TEXT,
      lede: TEXT,
      image: '/art/case/one.svg',
      hero,
    },
    items: [{ skinId: hero, probability: '1' }],
  });
  rise = (hero) =>
    changeCatalogue(game, {
      skins: [],
      shelves: [],
      retired: [],
      boxes: Array.from({ length: 8 }, (_, k) => phase(hero, k)),
    });
  desk = new SettingsDesk(game, sampleDrafts(), await loadWords());
});

/** Returns the results of the on-sale gate: place and text of each missing thing. */
const gate = (setting: string, content: unknown) =>
  desk
    .setting(setting)
    ?.check({ content, from: null }, undefined)
    .gates.filter(({ code }) => code === 'on-sale')
    .map(({ passed, field, text }) => (passed ? 'passed' : `${field}: ${text.en}`));

const { first: board } = SIGN_IN_BOARD;
const given = (...rewards: (typeof board)['accumulate'][number]['reward'][]) => ({
  ...board,
  accumulate: rewards.map((reward, k) => ({ conditionNum: k + 1, reward })),
});

describe('a change of rewards', () => {
  it.each([
    [
      'a task box of a box that there is not',
      TASK_BOARDS.name,
      () => ({ boxes: [taskBox('gone')] }),
      '/boxes/0/gives/of: Box gone does not exist, or is not on sale',
    ],
    [
      'a task to open one',
      TASK_BOARDS.name,
      () => ({ boxes: [taskBox('box-one', 'gone')] }),
      '/boxes/0/task/of: Box gone does not exist, or is not on sale',
    ],
    [
      'a sign-in that gives a ticket for one',
      SIGN_IN_BOARD.name,
      () => given({ type: 'skins', skinId, amount: 1 }, { type: 'OpenBox', boxId: 'gone', amount: 1 }),
      '/accumulate/1/reward/boxId: Box gone does not exist, or is not on sale',
    ],
    [
      'an exchange for a skin that there is not',
      FRAGMENT_EXCHANGE.name,
      () => ({ open: true, offers: [{ skinId: 'gone', fragments: 5 }] }),
      '/offers/0/skinId: Skin gone is not in the catalogue',
    ],
  ])('is stopped before an approval: %s', (_what, setting, content, said) => {
    expect(gate(setting, content())).toEqual([said]);
  });

  it('passes if everything is on sale, and is not checked for rules without rewards', () => {
    expect(gate(TASK_BOARDS.name, { boxes: [taskBox('box-two', 'box-one')] })).toEqual(['passed']);
    expect(gate(SIGN_IN_BOARD.name, given({ type: 'skins', skinId, amount: 1 }))).toEqual(['passed']);
    expect(gate('week-benefits', {})).toEqual([]);
  });

  it('keeps a box on sale while a reward gives it', () => {
    const retiring = (boxId: string) => ({ skins: [], shelves: [], boxes: [], retired: [{ boxId }] });
    expect(gate('catalogue', retiring('box-one'))).toEqual([
      '/retired/0: Box “box-one” is still given, or asked for, by the setting “Task boxes”',
    ]);
    expect(gate('catalogue', retiring('box-two'))).toEqual(['passed']);
  });
});

describe('rules of the moon box', () => {
  const all = (content: unknown) =>
    desk
      .setting(MOON_BOX.name)
      ?.check({ content, from: null }, undefined)
      .gates.filter(({ code, passed }) => !passed && (code === 'on-sale' || code === 'moon-top'))
      .map(({ field, text }) => `${field}: ${text.en}`);

  it('name eight boxes on no shelf that hold the whole top tier', async () => {
    const content = { ...MOON_BOX.first, season: 'next', top: [skinId] };
    expect(all(content)?.[0]).toBe('/phases/0: There is no box moon-0 on no shelf');
    expect(all({ ...content, phases: ['box-one', ...content.phases.slice(1)] })?.[0]).toBe(
      '/phases/0: There is no box box-one on no shelf',
    );
    await rise(skinId);
    expect(all(content)).toEqual([]);
    const other = { ...content, top: [skinId, 'rare'] };
    expect(all(other)).toContain('/phases/7: moon-7 does not hold rare of the top tier');
  });
});
