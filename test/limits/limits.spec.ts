import { serve } from '@skins/api';
import { login, register, userInfo } from '@skins/api/accounts/contract';
import { backPack, sellBackItems } from '@skins/api/bag/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { authCard } from '@skins/api/identity/contract';
import * as contract from '@skins/api/limits/contract';
import type { Moment } from '@skins/engine/kernel';
import { POLICY, type Policy, excludeSelf } from '@skins/engine/limits';
import { shop as slices } from '@skins/engine/shop';
import { describe, expect, it, vi } from 'vitest';
import { changeRules } from '../samples/api/operator.ts';
import { listOf, newOperator } from '../admin/operator.ts';
import { type Player, PASSWORD, freshPhone, holdings, newPlayer, openSome } from '../http/player.ts';
import { Client } from '../http/client.ts';
import { QUIET, auditedAfterwards, ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { TEST_TIME, letPass } from '../http/test-time.ts';
import { freshCard } from '../identity/cards.ts';
import { audited } from '../kit/audited.ts';
import { recordsOf } from '../properties/log.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const shop = ownShop([CHEAP]);
auditedAfterwards(shop);
const LOSS = { kind: 'loss', span: 'day' } as const;

const openDrillOf = (folder: string) =>
  serve({ folder, host: '127.0.0.1', port: 0, environment: QUIET, time: TEST_TIME, said: 'drill' });
const player = () => newPlayer(shop().client());
const onDevice = async (fingerprinId: string): Promise<Player> => {
  const body = { phone: freshPhone(), password: PASSWORD, fingerprinId };
  const { token } = await shop().client().ask(register, { body });
  return { client: shop().client().with({ token }), phone: body.phone, token };
};
const gaugeOf = async ({ client }: Player, kind: string, span: string) =>
  (await client.ask(contract.limits)).gauges.find((one) => one.kind === kind && one.span === span);

async function opening({ client }: Player, count = 1) {
  const { versionHash } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
  return client.refused(openBox, { body: { boxId: CHEAP.id, count, versionHash } });
}

describe('a limit', () => {
  it('binds the next play, charges nothing, and says in the player’s language what is left and since when', async () => {
    const anna = await player();
    expect(await anna.client.ask(contract.setLimit, { body: { ...LOSS, amount: 0 } })).toEqual({
      binds: true,
    });
    const before = await holdings(anna);
    const refused = await opening(anna);
    expect(refused).toMatchObject({
      code: 403,
      errCode: 818,
      data: { kind: 'loss', span: 'day', by: 'player', limit: 0, left: 0, next: null },
    });
    const chinese = { ...anna, client: anna.client.with({ language: 'ZH' }) };
    expect((await opening(chinese)).errMsg).toBe(
      '超出限额：亏损 24 小时 限额 0 宝石，剩余 0 宝石。没有扣款，限额可在“理性游戏”页面查看',
    );
    expect(await holdings(anna)).toEqual(before);
  });

  it('shows its use, from stakes and returns', async () => {
    const anna = await player();
    await anna.client.ask(contract.setLimit, { body: { ...LOSS, amount: 500 } });
    await openSome(anna, CHEAP.id, 3);
    const { check, days } = await anna.client.ask(contract.limits);
    const gauge = await gaugeOf(anna, 'loss', 'day');
    expect(gauge).toMatchObject({ own: 500, policy: null, raise: null });
    expect(gauge?.used).toBeCloseTo(check.staked - check.returned, 4);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ staked: check.staked, minutes: 1 });
  });

  it('is raised a day after the request, and only on confirmation', async () => {
    const anna = await player();
    await anna.client.ask(contract.setLimit, { body: { ...LOSS, amount: 0 } });
    const raised = { body: { ...LOSS, amount: 50 } };
    expect(await anna.client.ask(contract.setLimit, raised)).toEqual({ binds: false });
    expect(await gaugeOf(anna, 'loss', 'day')).toMatchObject({ own: 0, raise: { amount: 50 } });
    expect(await anna.client.refused(contract.setLimit, raised)).toMatchObject({ errCode: 820 });
    expect(await anna.client.refused(contract.confirmRaise, raised)).toMatchObject({ errCode: 822 });
    letPass(DAY_MS);
    expect((await opening(anna)).errCode).toBe(818);
    expect(await anna.client.refused(contract.confirmRaise, { body: { ...LOSS, amount: 51 } })).toMatchObject(
      {
        errCode: 821,
      },
    );
    await anna.client.ask(contract.confirmRaise, raised);
    await openSome(anna, CHEAP.id, 1);
    expect(await anna.client.refused(contract.confirmRaise, raised)).toMatchObject({ errCode: 821 });
  });

  it('stays as it is if the raise is dropped', async () => {
    const anna = await player();
    await anna.client.ask(contract.setLimit, { body: { ...LOSS, amount: 1 } });
    await anna.client.ask(contract.setLimit, { body: { ...LOSS, amount: null } });
    await anna.client.ask(contract.dropRaise, { body: LOSS });
    expect(await gaugeOf(anna, 'loss', 'day')).toMatchObject({ own: 1, raise: null });
  });

  it('refuses a malformed amount (attack 3)', async () => {
    const anna = await player();
    for (const amount of [-1, 1e-37, 2 ** 53, 'x', [], '１']) {
      const { status } = await anna.client.send(
        'POST',
        contract.setLimit.path,
        JSON.stringify({ ...LOSS, amount }),
        { 'idempotency-key': `attack-3-${String(amount).length}-${typeof amount}` },
      );
      expect(status).toBe(400);
    }
    const minutes = { kind: 'time', span: 'day', amount: 1.5 } as const;
    expect(await anna.client.refused(contract.setLimit, { body: minutes })).toMatchObject({ errCode: 819 });
    expect(await gaugeOf(anna, 'loss', 'day')).toMatchObject({ own: null });
  });
});

describe('a reality check', () => {
  it('stops play after a number of minutes with time and net result, until it is acknowledged', async () => {
    const anna = await player();
    await anna.client.ask(contract.setRealityCheck, { body: { everyMinutes: 5 } });
    for (let minute = 0; minute < 5; minute += 1) {
      await openSome(anna, CHEAP.id, 1);
      letPass(60_000);
    }
    const { check } = await anna.client.ask(contract.limits);
    expect(await opening(anna)).toMatchObject({
      errCode: 815,
      data: { minutes: 5, staked: check.staked, returned: check.returned },
    });
    await anna.client.ask(contract.passRealityCheck);
    await openSome(anna, CHEAP.id, 1);
  });
});

describe('a break', () => {
  it('stops play for its duration, cannot be shortened, and leaves everything else open', async () => {
    const anna = await player();
    const { until } = await anna.client.ask(contract.takeBreak, { body: { hours: 2 } });
    expect(await opening(anna)).toMatchObject({ code: 403, errCode: 811 });
    expect(await anna.client.refused(contract.takeBreak, { body: { hours: 1 } })).toMatchObject({
      errCode: 824,
    });
    expect(await anna.client.ask(contract.limits)).toMatchObject({ breakUntil: until });
    expect(await anna.client.ask(userInfo)).toMatchObject({ bagCount: 0 });
    letPass(2 * HOUR_MS);
    await openSome(anna, CHEAP.id, 1);
  });
});

describe('the policy', () => {
  const under = async (policy: Policy) => {
    const { game } = shop().serving().service;
    letPass((await changeRules(game, POLICY, policy)) - game.clock());
  };

  it('requires a real name before play, keeps players’ items, and allows one open at a press', async () => {
    const anna = await player();
    await openSome(anna, CHEAP.id, 1);
    const { records } = await anna.client.ask(backPack);
    await under({ pack: 'cn', hours: { from: 8, until: 22 }, cycleMs: 0, caps: [] });
    expect((await opening(anna)).errCode).toBe(812);
    const { sellBack, records: kept } = await anna.client.ask(backPack);
    expect(sellBack.open).toBe(false);
    expect(kept).toMatchObject([{ sellPrice: null }]);
    const sale = { itemIds: records.map(({ id }) => id), rulesHash: sellBack.rulesHash };
    expect(await anna.client.refused(sellBackItems, { body: sale })).toMatchObject({ errCode: 853 });

    await under({ pack: 'uk', hours: null, cycleMs: 5_000, caps: [] });
    expect((await opening(anna)).errCode).toBe(812);
    await anna.client.ask(authCard, { body: { name: '安娜', card: freshCard() } });
    expect((await opening(anna, 2)).errCode).toBe(817);
    await openSome(anna, CHEAP.id, 1);
    expect((await opening(anna)).errCode).toBe(816);
    await anna.client.ask(sellBackItems, { body: sale });
    await under(POLICY.first);
  });
});

describe('a self-exclusion', () => {
  it('outlives the account: its device opens no other one, and operators see it and cannot change it', async () => {
    const anna = await onDevice('shelf');
    const owner = await newOperator(shop());
    const { id } = await anna.client.ask(userInfo);
    await anna.client.ask(contract.excludeSelf, { body: { days: 183 } });
    await shop().settled();
    expect(await opening(anna)).toMatchObject({ errCode: 810 });
    const newcomer = (fingerprinId: string) => ({
      body: { phone: freshPhone(), password: PASSWORD, fingerprinId },
    });
    expect(await shop().client().refused(register, newcomer('shelf'))).toMatchObject({ errCode: 828 });
    await shop().client().ask(register, newcomer('another device'));
    // The refusal of a taken number reveals no exclusion.
    const taken = { body: { phone: anna.phone, password: PASSWORD, fingerprinId: 'a third one' } };
    expect(await shop().client().refused(register, taken)).toMatchObject({ errCode: 612 });
    const { text } = await listOf(owner.client, 'exclusions');
    expect(JSON.parse(text)).toMatchObject([{ playerId: id, days: 183 }]);
    expect(await owner.client.ask(contract.playerLimits, { query: { playerId: id } })).toMatchObject({
      excludedUntil: expect.any(Number),
    });
    expect(await owner.client.ask(contract.brakingFigures)).toMatchObject({ excluded: 1 });
    letPass(183 * DAY_MS);
    expect(await shop().client().ask(register, newcomer('shelf'))).toMatchObject({
      token: expect.any(String),
    });
  });

  it('applies to other accounts on its device, and to the person’s card under any account', async () => {
    const [anna, ben, cleo] = [await onDevice('desk'), await onDevice('desk'), await onDevice('couch')];
    const card = freshCard();
    await anna.client.ask(authCard, { body: { name: '安娜', card } });
    const { until } = await anna.client.ask(contract.excludeSelf, { body: { days: 183 } });
    expect((await opening(ben)).errCode).toBe(810);
    expect(await ben.client.ask(contract.limits)).toMatchObject({ excludedUntil: until });
    await openSome(cleo, CHEAP.id, 1);
    await anna.client.ask(eraseMe, { body: { password: PASSWORD } });
    await shop().settled();
    await cleo.client.ask(authCard, { body: { name: '克莱奥', card } });
    expect((await opening(cleo)).errCode).toBe(810);
    // And to the identifiers of that account from now on.
    await shop().settled();
    const again = { body: { phone: freshPhone(), password: PASSWORD, fingerprinId: 'couch' } };
    expect(await shop().client().refused(register, again)).toMatchObject({ errCode: 828 });
  });

  it('blocks a registration on its device right after it', async () => {
    const anna = await onDevice('veranda');
    await anna.client.ask(contract.excludeSelf, { body: { days: 183 } });
    const again = { body: { phone: freshPhone(), password: PASSWORD, fingerprinId: 'veranda' } };
    expect(await shop().client().refused(register, again)).toMatchObject({ errCode: 828 });
  });
});

describe('two concurrent self-exclusions', () => {
  it('apply the longer one to a player who matches both', async () => {
    const cleo = await onDevice('sofa');
    const [anna, ben] = [await onDevice('sofa'), await onDevice('sofa')];
    const { game, desks } = shop().serving().service;
    const { exclusions } = desks.limits;
    const excluded = async ({ client }: Player, days: number) => {
      const { id: playerId } = await client.ask(userInfo);
      const marks = await exclusions.marksOf(playerId);
      const context = (moment: Moment) => ({ ...moment, marks });
      await game.runCommand(excludeSelf, { playerId, commandId: 'not-spread', input: { days }, context });
      return playerId;
    };
    const ids = [await excluded(anna, 183), await excluded(ben, 365)];
    await Promise.all(ids.map((id) => exclusions.spread(id)));
    const { excludedUntil } = await ben.client.ask(contract.limits);
    expect(await cleo.client.ask(contract.limits)).toMatchObject({ excludedUntil });
    expect(await anna.client.ask(contract.limits)).toMatchObject({ excludedUntil });
  });
});

describe('a self-exclusion whose process died before it was shared', () => {
  it('is not shared in a drill, which appends nothing, and binds the other account from the next start', async () => {
    const [anna, ben] = [await onDevice('bench'), await onDevice('bench')];
    const { id } = await anna.client.ask(userInfo);
    const { game, desks } = shop().serving().service;
    const { exclusions } = desks.limits;
    const marks = await exclusions.marksOf(id);
    const command = { playerId: id, commandId: 'died-behind-it', input: { days: 183 } };
    await game.runCommand(excludeSelf, { ...command, context: (moment) => ({ ...moment, marks }) });
    await openSome(ben, CHEAP.id, 1);
    await shop().serving().close();

    const drill = await openDrillOf(shop().folder);
    const looking = new Client(drill.address);
    const { token } = await looking.ask(login, { body: { phone: ben.phone, password: PASSWORD } });
    expect(await looking.with({ token }).ask(contract.limits)).toMatchObject({ excludedUntil: null });
    await drill.close();

    await shop().restart();
    const again = { ...ben, client: shop().client().with({ token: ben.token }) };
    await vi.waitFor(async () => expect((await opening(again)).errCode).toBe(810), 10_000);
  });
});

it('the auditor reports nothing in the log of all this', async () => {
  expect(audited(await recordsOf(shop().serving().service.store), slices).divergence).toBeUndefined();
});
