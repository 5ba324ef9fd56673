import {
  battleEvidence,
  battleOpen,
  battleRecord,
  cancelBattle,
  joinBattle,
} from '@skins/api/battles/contract';
import { backPack } from '@skins/api/bag/contract';
import { openTaskGive, taskInfo } from '@skins/api/tasks/contract';
import { START } from '@skins/api/foundation/store';
import { verifyEd25519 } from '@skins/api/foundation/transparency';
import { newAudit } from '@skins/engine/audit';
import { checkBattle } from '@skins/engine/fairness';
import { TASK_BOARDS, type TaskBox, type TaskType } from '@skins/engine/tasks';
import { isSignedBy, parseNote } from '@skins/engine/transparency';
import { describe, expect, it } from 'vitest';
import { ownShop } from '../http/shop.ts';
import { CHANGING, DEAR } from '../http/test-catalogue.ts';
import { changeRules } from '../samples/api/operator.ts';
import { letPass } from '../http/test-time.ts';
import { BOX, OTHER, battlesAt } from './over-http.ts';

const shop = ownShop([BOX, OTHER, DEAR, CHANGING]);
const { player, create, join, detailOf, balanceOf, goOn, reached, drawn, shown, played } = battlesAt(shop);

it('a battle fulfils tasks that ask for battles, and a task may give a card for one', async () => {
  const { game } = shop().serving().service;
  const named = (boxId: string, type: TaskType, target: number): TaskBox => ({
    boxId,
    period: 'day',
    name: { zh: '对战', en: 'Battle', ru: 'Сражение', vi: 'Đối chiến' },
    image: '/art/case/hex.330.9.first.svg',
    task: { type, of: null, target },
    gives: { type: 'armyCompetitionCard', of: null, count: 1, gems: 0 },
  });
  const boxes = [named('fought', 'battles', 1), named('spent', 'battle-gems', 27)];
  letPass((await changeRules(game, TASK_BOARDS, { boxes })) - game.clock());
  const [anna, ben] = [await player(), await player()];
  const { battleId } = await create(anna);
  await join(ben, battleId);
  await played(battleId);
  const tasks = await anna.client.ask(taskInfo, { query: { type: 0 } });
  expect(tasks.slice(0, 2).map(({ id, amount, claimable }) => [id, amount, claimable])).toEqual([
    ['fought', 1, true],
    ['spent', 27.5, true],
  ]);
  const given = await anna.client.ask(openTaskGive, { body: { boxId: 'fought' } });
  expect(given).toMatchObject({ rewardTypeEnum: 'armyCompetitionCard', rewardNum: 1 });
  const before = await balanceOf(anna);
  const carded = await create(anna, { boxes: [OTHER.id], pay: 'card' });
  expect(carded.balance).toBe(before);
  expect((await detailOf(anna, carded.battleId)).paidBy).toBe('card');
  await join(ben, carded.battleId);
  await played(carded.battleId);
  const paid = await Promise.all([anna, ben].map((one) => detailOf(one, carded.battleId)));
  expect(paid.map(({ paidBy }) => paidBy)).toEqual(['card', 'gems']);
  // Each battle names the items that came from it, and no others.
  for (const one of [anna, ben]) {
    const { records } = await one.client.ask(backPack, { query: { size: 20, sort: 'oldest' } });
    const named = [battleId, carded.battleId].map((id) => detailOf(one, id));
    const ids = (await Promise.all(named)).flatMap(({ itemIds }) => itemIds);
    expect(ids).toEqual(records.map(({ id }) => id));
  }
  expect((await detailOf({ client: shop().client() }, carded.battleId)).paidBy).toBeNull();
});

describe('a battle over HTTP', () => {
  it('is created, joined, drawn and won by two players; all of it can be recomputed', async () => {
    expect(await shop().client().ask(battleOpen)).toBe(0);
    const [anna, ben] = [await player(), await player()];
    const before = [await balanceOf(anna), await balanceOf(ben)];
    const { battleId: id, balance } = await create(anna);
    expect(balance).toBe((before[0] ?? 0) - 27.5);
    const waiting = await detailOf(ben, id);
    expect(waiting.battle).toMatchObject({
      state: 'waiting',
      taken: 1,
      price: 27.5,
      joinable: true,
      mine: null,
    });
    const joined = await join(ben, id);
    expect(joined).toMatchObject({ battleId: id, seat: 2, balance: (before[1] ?? 0) - 27.5 });
    const full = await detailOf(ben, id);
    expect(full.battle).toMatchObject({ state: 'sealing', taken: 2, mine: 2 });
    expect(full.evidence.frozen?.root).toMatch(/^[0-9a-f]{64}$/);
    await drawn(id);
    await shown(id);
    const { battle, rounds, outcome, evidence } = await detailOf(anna, id);
    expect(battle.state).toBe('finished');
    expect(rounds).toHaveLength(3);
    const winner = outcome?.winner ?? 0;
    expect(outcome?.gets[winner - 1]?.items).toBe(6);
    const [won, lost] = winner === 1 ? [anna, ben] : [ben, anna];
    const bag = await won.client.ask(backPack, { query: { size: 20, sort: 'oldest' } });
    expect(bag.total).toBe(6);
    const detailFor = async (one: typeof anna) => (await detailOf(one, id)).itemIds;
    expect(await detailFor(won)).toEqual(bag.records.map(({ id: itemId }) => itemId));
    expect([await detailFor(lost), await detailFor({ ...won, client: shop().client() })]).toEqual([[], []]);
    expect((await lost.client.ask(backPack)).total).toBe(0);
    expect(await balanceOf(lost)).toBe((before[0] ?? 0) - 27.5);
    const isNoteSigned = (note: string) =>
      isSignedBy(parseNote(note), shop().serving().service.signer.key, verifyEd25519);
    const steps = checkBattle(evidence, { isNoteSigned });
    expect(steps.filter(({ state }) => state === 'fails')).toEqual([]);
    expect(steps.filter(({ state }) => state === 'holds').map(({ id: step }) => step)).toEqual([
      'frozen',
      'signed',
      'boxes',
      'tickets',
      'outcome',
      'void',
    ]);
    expect(await shop().client().ask(battleEvidence, { query: { id } })).toEqual(evidence);
    const { records, summary } = await won.client.ask(battleRecord);
    expect(records[0]).toMatchObject({ result: 'won', cost: 27.5, value: battle.ending?.value });
    expect(summary).toMatchObject({ battles: 1, won: 1, spent: 27.5 });
    const none = await won.client.ask(battleRecord, { query: { result: 'lost' } });
    expect(none).toMatchObject({ records: [], total: 0, summary: { battles: 1 } });
  });

  it('tells no round before it is on screen, in no answer', async () => {
    const [anna, ben] = [await player(), await player()];
    const { battleId: id } = await create(anna);
    await join(ben, id);
    await drawn(id);
    const { battle, rounds, outcome, evidence, next, now } = await detailOf(anna, id);
    const shownNow = rounds.length;
    expect(shownNow).toBeLessThan(3);
    expect(next).toBeGreaterThan(now);
    expect(outcome).toBeNull();
    expect(battle.ending).toBeNull();
    expect(evidence.tickets.every(({ length }) => length === shownNow)).toBe(true);
    expect(evidence.outcome).toBeNull();
    expect((await anna.client.ask(backPack)).total + (await ben.client.ask(backPack)).total).toBe(0);
    letPass(5_000);
    expect((await detailOf(anna, id)).rounds).toHaveLength(shownNow + 1);
    await shown(id);
  });

  it('gives the last seat to exactly one of many, and everybody else pays nothing', async () => {
    const anna = await player();
    const { battleId: id } = await create(anna);
    const others = await Promise.all(Array.from({ length: 6 }, () => player()));
    const before = await Promise.all(others.map(balanceOf));
    const answers = await Promise.all(
      others.map(({ client }) =>
        client.ask(joinBattle, { body: { battleId: id } }).then(
          () => 'in',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((one) => one === 'in')).toHaveLength(1);
    await shop().serving().service.flows.idle();
    for (const [k, other] of others.entries())
      expect(await balanceOf(other)).toBe((before[k] ?? 0) - (answers[k] === 'in' ? 27.5 : 0));
    await played(id);
  });

  it('is taken back by its creator, by nobody else, and only while a seat is free', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await balanceOf(anna);
    const { battleId } = await create(anna);
    expect(await ben.client.refused(cancelBattle, { body: { battleId } })).toMatchObject({ errCode: 983 });
    await anna.client.ask(cancelBattle, { body: { battleId } });
    await goOn(battleId);
    expect(await balanceOf(anna)).toBe(before);
    expect(await ben.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 979 });
    const full = await create(anna);
    await join(ben, full.battleId);
    const late = await anna.client.refused(cancelBattle, { body: { battleId: full.battleId } });
    expect(late).toMatchObject({ errCode: 978 });
    await played(full.battleId);
  });

  it('waits ten minutes, and gives everything back', async () => {
    const anna = await player();
    const before = await balanceOf(anna);
    const { battleId } = await create(anna);
    letPass(600_000);
    expect(await reached(battleId, 'cancelled')).toBe('cancelled');
    await goOn(battleId);
    expect(await balanceOf(anna)).toBe(before);
  });

  it('is void and gives everything back if it is not signed in time', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await balanceOf(anna);
    const { battleId: id } = await create(anna);
    // Nothing is signed while the time jumps past the round.
    const joining = join(ben, id);
    letPass(14_000);
    await joining;
    letPass(14_000);
    const state = await reached(id, 'void', 'running');
    if (state === 'void') {
      await goOn(id);
      expect(await balanceOf(anna)).toBe(before);
      expect((await detailOf(anna, id)).battle.reason).toBe('late');
    } else await shown(id);
  });

  it('plays two teams of two: members take what was drawn at their place', async () => {
    const crowd = await Promise.all(Array.from({ length: 4 }, () => player()));
    const [anna, ...others] = crowd;
    if (anna === undefined) throw new Error('nobody plays');
    const { battleId: id } = await create(anna, { seats: 4, teams: 2 });
    for (const other of others) await join(other, id);
    await played(id);
    const { battle, outcome } = await detailOf(anna, id);
    const gets = outcome?.gets ?? [];
    expect(gets.filter(({ items }) => items === 6)).toHaveLength(2);
    expect(battle.seats.filter(({ team }) => team === outcome?.winner).map(({ seat }) => seat)).toEqual(
      gets.filter(({ items }) => items > 0).map(({ seat }) => seat),
    );
  });

  it.each(['lowest', 'last', 'jackpot', 'shared'] as const)('is played by the rule %s', async (rule) => {
    const [anna, ben] = [await player(), await player()];
    const { battleId: id } = await create(anna, { rule });
    await join(ben, id);
    await played(id);
    const { evidence, outcome, rounds } = await detailOf(anna, id);
    expect(checkBattle(evidence).filter(({ state }) => state === 'fails')).toEqual([]);
    const total = rounds.flatMap(({ draws }) => draws).reduce((sum, { value }) => sum + value, 0);
    const got = outcome?.gets.reduce((sum, { value, share }) => sum + value + share, 0) ?? 0;
    if (rule === 'shared') expect(got).toBeLessThanOrEqual(total);
    else expect(got).toBeCloseTo(total, 4);
  });

  it('leaves a log that the auditor accepts', async () => {
    const { service } = shop().serving();
    await service.flows.idle();
    const audit = newAudit({ shop: service.game.shop });
    for (const { record } of await service.store.readAll(START, 1_000_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });
});
