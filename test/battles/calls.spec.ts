import {
  battleDetail,
  battleEvidence,
  battleList,
  battleOpen,
  battleOwn,
  battlePeople,
  battleRecord,
  battleRules,
  cancelBattle,
  createBattle,
  inviteToBattle,
  joinBattle,
  muteInvitations,
} from '@skins/api/battles/contract';
import { backPack } from '@skins/api/bag/contract';
import { boxDetails } from '@skins/api/boxes/contract';
import type { BodyOf } from '@skins/api/contract';
import { userInfo } from '@skins/api/accounts/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import { START } from '@skins/api/foundation/store';
import { verifyEd25519 } from '@skins/api/foundation/transparency';
import { newAudit } from '@skins/engine/audit';
import { checkBattle } from '@skins/engine/fairness';
import { isSignedBy, parseNote } from '@skins/engine/transparency';
import { describe, expect, it } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { type Player, freshPhone, holdings, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHANGING, CHEAP, DEAR } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

const BOX = { ...CHEAP, id: 'test-battle', number: 9_005, price: '10', best: '4000' };
const OTHER = { ...CHEAP, id: 'test-other', number: 9_006, price: '7.5', best: '90' };
const shop = ownShop([BOX, OTHER, DEAR, CHANGING]);

const player = (device = freshPhone()) => newPlayer(shop().client(), freshPhone(), device);

type Making = Partial<Omit<BodyOf<typeof createBattle>, 'boxes'>> & { readonly boxes?: readonly string[] };

async function bodyOf({ boxes = [BOX.id, OTHER.id, BOX.id], ...making }: Making = {}) {
  const client = shop().client();
  const { rulesHash } = await client.ask(battleRules);
  const versions = await Promise.all(
    boxes.map(async (boxId) => {
      const { versionHash } = await client.ask(boxDetails, { query: { boxId } });
      return { boxId, versionHash };
    }),
  );
  return {
    boxes: versions,
    seats: 2,
    teams: 0,
    rule: 'highest' as BodyOf<typeof createBattle>['rule'],
    open: true,
    rulesHash,
    ...making,
  };
}

const create = async ({ client }: Player, making: Making = {}) =>
  client.ask(createBattle, { body: await bodyOf(making) });
const join = ({ client }: Player, battleId: string) => client.ask(joinBattle, { body: { battleId } });
const detailOf = ({ client }: Pick<Player, 'client'>, id: string) =>
  client.ask(battleDetail, { query: { id } });
const balanceOf = async ({ client }: Player) => (await client.ask(userInfo)).balance;

async function goOn(id: string): Promise<void> {
  const { flows } = shop().serving().service;
  await flows.retry(`battle-${id}#1`);
  await flows.idle();
}

/** Waits until a battle's flow has brought it to a state. */
async function reached(id: string, ...states: readonly string[]): Promise<string> {
  for (;;) {
    await goOn(id);
    const { battle } = await detailOf({ client: shop().client() }, id);
    if (states.includes(battle.state)) return battle.state;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Lets a full battle be signed and drawn. */
async function drawn(id: string): Promise<void> {
  for (;;) {
    await goOn(id);
    const { evidence } = await detailOf({ client: shop().client() }, id);
    if (evidence.sealed !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  letPass(20_000);
  await reached(id, 'running');
}

/** Lets a drawn battle be shown to its end. */
async function shown(id: string): Promise<void> {
  letPass(400_000);
  await reached(id, 'finished');
  await goOn(id);
  await shop().settled();
}

async function played(id: string): Promise<void> {
  await drawn(id);
  await shown(id);
}

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
    const bag = await won.client.ask(backPack);
    expect(bag.total).toBe(6);
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

  it('refuses bad input, and charges nothing', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await holdings(anna);
    const body = await bodyOf();
    const refused = (change: Partial<typeof body>) =>
      anna.client.refused(createBattle, { body: { ...body, ...change } });
    expect(await refused({ boxes: [] })).toMatchObject({ errCode: 972 });
    expect(await refused({ seats: 5 })).toMatchObject({ errCode: 973 });
    expect(await refused({ seats: 6, teams: 2, rule: 'shared' })).toMatchObject({ errCode: 973 });
    expect(await refused({ rulesHash: 'a'.repeat(64) })).toMatchObject({ errCode: 630 });
    expect(await refused({ boxes: [{ boxId: 'nothing', versionHash: 'a' }] })).toMatchObject({
      errCode: 602,
    });
    expect(await refused({ boxes: [{ boxId: BOX.id, versionHash: 'a' }] })).toMatchObject({ errCode: 630 });
    const dear = await bodyOf({ boxes: [DEAR.id] });
    expect(await refused({ boxes: dear.boxes, seats: 4 })).toMatchObject({ errCode: 974 });
    expect(await holdings(anna)).toEqual(before);
    const { battleId } = await create(anna);
    expect(await anna.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 976 });
    const unknown = { battleId: '0'.repeat(12) };
    expect(await ben.client.refused(joinBattle, { body: unknown })).toMatchObject({ errCode: 970 });
    await join(ben, battleId);
    expect(await ben.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 977 });
    await played(battleId);
    expect(await ben.client.refused(cancelBattle, { body: { battleId } })).toMatchObject({ errCode: 983 });
    const cleo = await player();
    expect(await cleo.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 980 });
  });

  it('takes one seat a device where it says so', async () => {
    const anna = await player('one device');
    const ben = await player('one device');
    const { battleId } = await create(anna, { oneADevice: true });
    expect(await ben.client.refused(joinBattle, { body: { battleId } })).toMatchObject({ errCode: 981 });
    await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('is taken back when a box gets another version, and nobody pays the old price', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await balanceOf(ben);
    const { battleId } = await create(anna, { boxes: [CHANGING.id] });
    await shop().publish({ ...CHANGING, price: '3' });
    const refused = await ben.client.refused(joinBattle, { body: { battleId } });
    expect([630, 979]).toContain(refused.errCode);
    expect(await reached(battleId, 'cancelled')).toBe('cancelled');
    expect(await balanceOf(ben)).toBe(before);
  });

  it('is listed, filtered, and hidden if it is by link only', async () => {
    const anna = await player();
    const open = await create(anna, { boxes: [OTHER.id], seats: 3 });
    const hidden = await create(anna, { open: false });
    await shop().settled();
    const listed = async (query: object) =>
      (
        await shop()
          .client()
          .ask(battleList, { query: { size: 100, ...query } })
      ).records.map(({ id }) => id);
    expect(await listed({ state: 'waiting' })).toContain(open.battleId);
    expect(await listed({})).not.toContain(hidden.battleId);
    expect(await listed({ seats: '3', boxId: OTHER.id, price: '7-8', rule: 'highest' })).toEqual([
      open.battleId,
    ]);
    expect(await listed({ state: 'waiting', boxId: OTHER.id, price: '8-' })).toEqual([]);
    const own = await anna.client.ask(battleList);
    expect(own.own.map(({ id }) => id)).toEqual([hidden.battleId, open.battleId]);
    expect((await anna.client.ask(battleOwn)).map(({ battle }) => battle.id)).toEqual([
      hidden.battleId,
      open.battleId,
    ]);
    for (const { battleId } of [open, hidden]) await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('releases the seat of a player who may not play any more, before the freeze', async () => {
    const [anna, ben, cleo] = [await player(), await player(), await player()];
    const { battleId } = await create(anna, { seats: 3 });
    const before = await balanceOf(ben);
    await join(ben, battleId);
    const { id: playerId } = await ben.client.ask(userInfo);
    const { client } = await newOperator(shop());
    await client.ask(suspendPlayer, { body: { playerId, reason: 'rules-broken', until: null } });
    expect(await join(cleo, battleId)).toMatchObject({ seat: 2 });
    await goOn(battleId);
    const { game } = shop().serving().service;
    expect((await game.readPlayer(playerId)).wallet.balance / 10_000).toBe(before);
    await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('invites players of earlier battles, unless they take no invitations', async () => {
    const [anna, ben] = [await player(), await player()];
    const first = await create(anna);
    await join(ben, first.battleId);
    await played(first.battleId);
    const { people } = await anna.client.ask(battlePeople);
    expect(people).toHaveLength(1);
    const { battleId } = await create(anna);
    const userId = people[0]?.person.userId ?? '';
    expect(await anna.client.ask(inviteToBattle, { body: { battleId, userId } })).toEqual({ left: 4 });
    await ben.client.ask(muteInvitations, { body: { muted: true } });
    const muted = await anna.client.refused(inviteToBattle, { body: { battleId, userId } });
    expect(muted).toMatchObject({ errCode: 985 });
    const nobody = { battleId, userId: 'f'.repeat(16) };
    expect(await anna.client.refused(inviteToBattle, { body: nobody })).toMatchObject({ errCode: 984 });
    await anna.client.ask(cancelBattle, { body: { battleId } });
  });

  it('leaves a log that the auditor accepts', async () => {
    const { service } = shop().serving();
    await service.flows.idle();
    const audit = newAudit({ shop: service.game.shop });
    for (const { record } of await service.store.readAll(START, 1_000_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });
});
