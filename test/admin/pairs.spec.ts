import { approvalModeSet, operatorLogin, operatorProve } from '@skins/api/contract';
import {
  changeApprove,
  changeDraft,
  changePropose,
  changesApprove,
  changesCheck,
  changesPropose,
} from '@skins/api/settings/contract';
import { START } from '@skins/api/foundation/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { type Credentials, addedOperator } from './operator.ts';

// A shop in pairs mode, more than a day after its operators were added. It has its own clock.

const DAY_MS = 86_400_000;
let aheadMs = 0;
const now = (): number => Date.now() + aheadMs;
const time = { wall: now, steady: () => performance.now() + aheadMs };

let shop: Shop;
let ada: Credentials;
let bob: Credentials;

beforeAll(async () => {
  shop = await openShop({}, undefined, time);
  ada = await addedOperator(shop);
  bob = await addedOperator(shop);
  const first = await entered(ada);
  await first.ask(approvalModeSet, { body: { mode: 'pairs', ...proofOf(ada) } });
});
afterAll(() => shop.close());

/** No code is accepted twice, so each call takes one half a minute later. */
const codeOf = ({ totpSecret }: Credentials): string => {
  aheadMs += 30_000;
  return totpCode(totpSecret, now());
};
const proofOf = (who: Credentials) => ({ password: who.password, totp: codeOf(who) });

async function entered(who: Credentials) {
  const { name, password } = who;
  const { token } = await shop.client().ask(operatorLogin, { body: { name, password, totp: codeOf(who) } });
  return shop.client().with({ authorization: `Bearer ${token}` });
}
type Client = Awaited<ReturnType<typeof entered>>;

const draft = (client: Client, setting: string, content: object, from: number | null = null) =>
  client.ask(changeDraft, { body: { setting, content, from, title: 'together' } });

const refusal = async (refused: Promise<{ errCode: number; errMsg: string }>) => {
  const { errCode, errMsg } = await refused;
  return { errCode, errMsg };
};

const versionsOf = (name: string) => {
  const { game } = shop.serving().service;
  return game.rulesHistory({ name }).versions;
};

/** Returns the newest records of the log: stream, type and place within their command. */
const newest = async (count: number) => {
  const { store } = shop.serving().service;
  const log = await store.readAll(START, 100_000);
  return log.slice(-count).map(({ stream, record }) => {
    const { type, command } = Object(JSON.parse(record));
    return [stream, type, String(command).split('.').at(-1)];
  });
};

describe('in pairs mode', () => {
  it('nobody approves within a day of being added; later another operator does, and the change takes effect', async () => {
    const adas = await entered(ada);
    const early = await entered(bob);
    const { id, etag } = await draft(adas, 'grants', { newPlayer: 7_000_000 });
    const { hash } = await adas.ask(changePropose, { body: { id, etag } });
    const tooEarly = await refusal(early.refused(changeApprove, { body: { id, hash, ...proofOf(bob) } }));
    expect(tooEarly.errCode).toBe(656);

    aheadMs += DAY_MS + 60_000;
    const author = await entered(ada);
    const own = await refusal(author.refused(changeApprove, { body: { id, hash, ...proofOf(ada) } }));
    expect(own.errCode).toBe(655);
    const another = await entered(bob);
    await another.ask(changeApprove, { body: { id, hash, ...proofOf(bob) } });

    const newest = versionsOf('grants').at(-1);
    expect(newest).toMatchObject({ content: { newPlayer: 7_000_000 }, proposalId: id });
    expect(newest?.from).toBeGreaterThan(now());
    aheadMs += 120_000;
    const { game } = shop.serving().service;
    expect(game.rulesHistory({ name: 'grants' }).versions.findLast(({ from }) => from <= game.clock())).toBe(
      newest,
    );
  });
});

describe('several changes', () => {
  it('are checked as one command: every failed gate is listed and nothing is written', async () => {
    const adas = await entered(ada);
    const grants = await draft(adas, 'grants', { newPlayer: -5 });
    const house = await draft(adas, 'house-time', { offsetMinutes: 481 }, now() + 3_600_000);
    const twin = await draft(adas, 'house-time', { offsetMinutes: 480 }, now() + 1_000);
    const before = await shop.serving().service.store.head();
    const ids = [grants.id, house.id, twin.id];

    const looked = await adas.ask(changesCheck, { body: { ids, step: 'propose' } });
    expect(looked.passed).toBe(false);
    expect(looked.gates.map(({ code, passed }) => [code, passed])).toEqual([
      ['one-each', false],
      ['one-time', false],
    ]);
    const closed = looked.changes.map(({ settingName, report }) => ({
      settingName,
      closed: report.gates.filter(({ passed }) => !passed).map(({ code, field }) => field ?? code),
    }));
    expect(closed).toEqual([
      { settingName: expect.any(String), closed: ['/newPlayer'] },
      { settingName: expect.any(String), closed: ['/offsetMinutes'] },
      { settingName: expect.any(String), closed: expect.arrayContaining(['changes', 'from']) },
    ]);
    const changes = [grants, house, twin];
    const { errCode, errMsg } = await refusal(adas.refused(changesPropose, { body: { changes } }));
    expect(errCode).toBe(653);
    for (const { settingName, report } of looked.changes)
      for (const { passed, text } of report.gates)
        if (!passed) expect(errMsg).toContain(`${settingName}: ${text}`);
    expect(await shop.serving().service.store.head()).toBe(before);
  });

  it('are proposed and approved by one command each, and take effect at one time', async () => {
    const adas = await entered(ada);
    const from = now() + 3_600_000;
    const drafts = [
      await draft(adas, 'grants', { newPlayer: 6_000_000 }),
      await draft(adas, 'house-time', { offsetMinutes: 540 }),
    ];
    const ids = drafts.map(({ id }) => id);
    const dry = await adas.ask(changesCheck, { body: { ids, step: 'propose', from } });
    expect(dry).toMatchObject({ passed: true, changes: [{ whyNot: null }, { whyNot: null }] });
    const proposed = await adas.ask(changesPropose, { body: { changes: drafts, from } });
    expect(proposed.changes.map(({ id }) => id)).toEqual(ids);

    const own = await adas.ask(changesCheck, { body: { ids, step: 'approve' } });
    expect(own).toMatchObject({ passed: false, changes: [{ whyNot: 'own-proposal' }, {}] });
    const bobs = await entered(bob);
    const forged = proposed.changes.map(({ id }) => ({ id, hash: 'f'.repeat(64) }));
    const stale = await refusal(bobs.refused(changesApprove, { body: { changes: forged, ...proofOf(bob) } }));
    expect(stale.errCode).toBe(654);
    expect((await bobs.ask(changesCheck, { body: { ids, step: 'approve' } })).passed).toBe(true);
    await bobs.ask(changesApprove, { body: { changes: proposed.changes, ...proofOf(bob) } });

    for (const [n, name] of ['grants', 'house-time'].entries())
      expect(versionsOf(name).at(-1)).toMatchObject({ from, proposalId: ids[n] });
    // One append: the records are adjacent and marked as one command for the auditor.
    expect(await newest(4)).toEqual([
      ['rules-grants', 'RulesPublished', '1of2'],
      ['rules-grants', 'ChangeApproved', '1of2'],
      ['rules-house-time', 'RulesPublished', '2of2'],
      ['rules-house-time', 'ChangeApproved', '2of2'],
    ]);
    const again = await refusal(
      bobs.refused(changesApprove, { body: { changes: proposed.changes, ...proofOf(bob) } }),
    );
    expect(again.errCode).toBe(661);
  });

  it('are not half approved if one of them is overtaken at the same moment', async () => {
    const adas = await entered(ada);
    const from = now() + 7_200_000;
    const drafts = [
      await draft(adas, 'grants', { newPlayer: 5_000_000 }, from),
      await draft(adas, 'house-time', { offsetMinutes: 600 }, from),
    ];
    const { changes } = await adas.ask(changesPropose, { body: { changes: drafts } });
    const other = await draft(adas, 'house-time', { offsetMinutes: 570 }, from);
    const overtaking = await adas.ask(changePropose, { body: other });
    const bobs = await entered(bob);
    await bobs.ask(operatorProve, { body: proofOf(bob) });
    const [both, one] = await Promise.all([
      bobs.call(changesApprove, { body: { changes } }),
      bobs.call(changeApprove, { body: overtaking }),
    ]);
    expect([both.status, one.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const grants = versionsOf('grants').at(-1)?.proposalId;
    const house = versionsOf('house-time').at(-1)?.proposalId;
    if (both.status === 200) expect([grants, house]).toEqual(drafts.map(({ id }) => id));
    else expect([grants === drafts[0]?.id, house]).toEqual([false, other.id]);
  });
});
