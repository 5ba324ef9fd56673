import { OPERATORS_STREAM, setApprovalMode } from '@skins/engine/operators';
import {
  changeApprove,
  changeCheck,
  changeDraft,
  changeDrop,
  changeEdit,
  changePropose,
  publicChanges,
} from '@skins/api/settings/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { newRecoveryCodes } from '../../api/src/slices/operators/second-factor.ts';
import { ownShop } from '../http/shop.ts';
import { type Operator, accountsOf, newOperator, operatorIdOf } from './operator.ts';

const shop = ownShop([]);

let ada: Operator;
let bob: Operator;

beforeAll(async () => {
  [ada, bob] = await Promise.all([newOperator(shop()), newOperator(shop(), 'game-manager')]);
  for (const operator of [ada, bob]) await giveCodes(operator);
});

const [MAY_NOT, STALE_DRAFT, NOT_A_DRAFT, GATES, STALE_PAGE, OWN, PROBATION, ENDED, EQUAL] = [
  644, 651, 652, 653, 654, 655, 656, 658, 660,
];
const [PROOF_WRONG, NO_RECORD, NO_SETTING, NOT_PROPOSED] = [640, 603, 650, 661];

const written = (newPlayer: unknown) => ({ content: { newPlayer }, from: null, title: 'a new grant' });
const draft = ({ client }: Operator, newPlayer: unknown, more: object = {}) =>
  client.ask(changeDraft, { body: { setting: 'grants', ...written(newPlayer), ...more } });

/** Recovery codes. Each code is accepted once, and the app has only two a minute. */
const codes = new Map<string, string[]>();
const proofOf = ({ name, password }: Operator) => ({ password, totp: codes.get(name)?.pop() ?? '' });

async function giveCodes({ name }: Operator): Promise<void> {
  const fresh = newRecoveryCodes();
  await accountsOf(shop()).setRecovery(await operatorIdOf(shop(), name), fresh);
  codes.set(name, fresh);
}

async function proposed(operator: Operator, newPlayer: number): Promise<{ id: string; hash: string }> {
  const { id, etag } = await draft(operator, newPlayer);
  return operator.client.ask(changePropose, { body: { id, etag } });
}

async function shown({ client }: Operator, path: string): Promise<Record<string, unknown>> {
  const { status, text } = await client.send('GET', `/admin/api/${path}`);
  expect(status).toBe(200);
  return JSON.parse(text);
}

const code = async (refusal: Promise<{ errCode: number }>): Promise<number> => (await refusal).errCode;

describe('a grant', () => {
  it('is drafted, proposed, approved by another operator, and in force from its time', async () => {
    const { id, etag } = await draft(ada, 8_000_000);
    expect(await shown(ada, `changes/${id}`)).toMatchObject({
      state: 'draft',
      mayEdit: true,
      mayPropose: true,
      whyNot: null,
      report: { passed: true, lines: [{ unit: 'gems', before: 1_000, after: 800 }] },
    });
    const { hash } = await ada.client.ask(changePropose, { body: { id, etag } });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await shown(bob, `changes/${id}`)).toMatchObject({ state: 'proposed', hash, mayApprove: true });

    await bob.client.ask(changeApprove, { body: { id, hash, ...proofOf(bob) } });
    const change = await shown(bob, `changes/${id}`);
    expect(change).toMatchObject({
      state: 'scheduled',
      author: { name: ada.name },
      approver: { name: bob.name, role: 'game-manager' },
    });
    const { game } = shop().serving().service;
    const rules = [...game.shop.rules.values()].find(({ name }) => name === 'grants');
    if (rules === undefined) throw new Error('there are rules of grants');
    const from = Number(change['from']);
    expect(from).toBeGreaterThan(Date.now() + 50_000);
    expect(game.rulesAt(rules, from - 1).content).toEqual({ newPlayer: 10_000_000 });
    expect(game.rulesAt(rules, from).content).toEqual({ newPlayer: 8_000_000 });
  });

  it('is in the public log, in four languages, with roles and numbers', async () => {
    await shop().settled();
    const words = new Set<string>();
    for (const language of ['ZH', 'EN', 'RU', 'VN']) {
      const { records, mode, freeze } = await shop()
        .client()
        .with({ language })
        .ask(publicChanges, { query: { size: 100 } });
      expect({ mode, freeze }).toEqual({ mode: 'single', freeze: null });
      const entry = records.find(({ setting, hash }) => setting === 'grants' && hash !== null);
      expect(entry).toMatchObject({
        first: false,
        state: 'scheduled',
        authorRole: 'owner',
        approverRole: 'game-manager',
        lines: [{ unit: 'gems', before: 1_000, after: 800 }],
      });
      const begun = records.findLast(({ setting }) => setting === 'grants');
      expect(begun).toMatchObject({ first: true, lines: [{ before: null, after: 1_000 }] });
      words.add(entry?.name ?? '');
    }
    expect(words.size).toBe(4);
    expect(JSON.stringify(await shop().client().ask(publicChanges))).not.toContain('a new grant');
  });

  it('is paged by cursor, without a gap', async () => {
    const all = await shop()
      .client()
      .ask(publicChanges, { query: { size: 100 } });
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const query: { size: number; after?: string } = after === '' ? { size: 2 } : { size: 2, after };
      const page = await shop().client().ask(publicChanges, { query });
      ids.push(...page.records.map(({ id }) => id));
      after = page.next;
    }
    expect(ids).toEqual(all.records.map(({ id }) => id));
    expect(all.total).toBe(ids.length);
    expect(
      (
        await shop()
          .client()
          .refused(publicChanges, { query: { after: 'x' } })
      ).code,
    ).toBe(400);
  });
});

describe('a draft', () => {
  it('is edited only from a fresh page, and not after it is proposed', async () => {
    const { id, etag } = await draft(ada, 7_000_000);
    const edit = (operator: Operator, newPlayer: number, seen: string) => ({
      body: { id, ...written(newPlayer), etag: seen },
      operator,
    });
    const first = edit(bob, 6_000_000, etag);
    const { etag: fresh } = await bob.client.ask(changeEdit, first);
    expect(await code(ada.client.refused(changeEdit, edit(ada, 5_000_000, etag)))).toBe(STALE_DRAFT);
    expect(await code(ada.client.refused(changePropose, { body: { id, etag } }))).toBe(STALE_DRAFT);
    await ada.client.ask(changePropose, { body: { id, etag: fresh } });
    expect(await code(ada.client.refused(changeEdit, edit(ada, 5_000_000, fresh)))).toBe(NOT_A_DRAFT);
    expect(await shown(ada, `changes/${id}`)).toMatchObject({ content: { newPlayer: 6_000_000 } });
    await ada.client.ask(changeDrop, { body: { id } });
    expect(await shown(ada, `changes/${id}`)).toMatchObject({ state: 'withdrawn' });

    const copy = await draft(bob, 6_000_000, { copyOf: id });
    const { editors } = await shown(ada, `changes/${copy.id}`);
    expect(editors).toMatchObject([{ name: bob.name }, { name: ada.name }]);
    await bob.client.ask(changeDrop, { body: { id: copy.id } });
    expect((await bob.client.send('GET', `/admin/api/changes/${copy.id}`)).status).toBe(404);
  });

  it('is not proposed before every gate passes; each failed gate is listed', async () => {
    const { id, etag } = await draft(ada, 'many');
    const refusal = await ada.client.with({ language: 'EN' }).refused(changePropose, { body: { id, etag } });
    expect(refusal.errCode).toBe(GATES);
    expect(refusal.errMsg).toContain('Gems given: from 0 to 100000000 gems');
    expect(await shown(ada, `changes/${id}`)).toMatchObject({
      mayPropose: false,
      whyNot: 'gates-closed',
      report: { gates: [{ code: 'fits', passed: false, field: '/newPlayer' }, {}, {}, {}, {}] },
    });
    await ada.client.ask(changeDrop, { body: { id } });
  });

  it('is checked for any valid time, even before the shop existed', async () => {
    const check = (from: number) => ({ body: { setting: 'grants', ...written(7_000_000), from } });
    for (const from of [0, 1]) {
      const { gates } = await ada.client.ask(changeCheck, check(from));
      expect(gates.filter(({ passed }) => !passed).map((gate) => gate.code)).toEqual(['notice']);
    }
    for (const from of [-1, 1e300]) {
      expect((await ada.client.refused(changeCheck, check(from))).code).toBe(400);
      expect((await ada.client.refused(changeDraft, check(from))).code).toBe(400);
    }
  });

  it('is not approved before it is proposed, whatever fields it contains', async () => {
    for (const newPlayer of [7_000_000, 1.5, 2 ** 60]) {
      const { id } = await draft(ada, newPlayer);
      const body = { id, hash: 'f'.repeat(64), ...proofOf(bob) };
      expect(await code(bob.client.refused(changeApprove, { body }))).toBe(NOT_PROPOSED);
      await ada.client.ask(changeDrop, { body: { id } });
    }
  });

  it('is refused if it is nested too deeply', async () => {
    const levels = 20_000;
    const { id, etag } = await draft(ada, 7_000_000);
    const { address } = shop().serving();
    for (const [method, path] of [
      ['POST', 'draft'],
      ['PUT', 'draft'],
      ['POST', 'check'],
    ]) {
      const said = JSON.stringify({ setting: 'grants', from: null, title: 'deep', id, etag });
      const body = `${said.slice(0, -1)},"content":${'['.repeat(levels)}${']'.repeat(levels)}}`;
      const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${address}/admin/api/changes/${path}`, {
        method: method ?? '',
        headers,
        body,
      });
      expect([path, answer.status]).toEqual([path, 413]);
    }
    await ada.client.ask(changeDrop, { body: { id } });
  });

  it('is refused for an unknown setting', async () => {
    const body = { setting: 'weather', ...written(1) };
    expect(await code(ada.client.refused(changeDraft, { body }))).toBe(NO_SETTING);
    expect(await code(ada.client.refused(changeCheck, { body }))).toBe(NO_SETTING);
    const id = '0'.repeat(16);
    expect(await code(ada.client.refused(changeEdit, { body: { id, ...written(1), etag: 'x' } }))).toBe(
      NO_RECORD,
    );
    expect(await code(ada.client.refused(changeDrop, { body: { id } }))).toBe(NO_RECORD);
  });

  it('is refused with unknown fields', async () => {
    const { id } = await draft(ada, 5_000_000, { state: 'approved', editors: ['x'], approver: 'me' });
    expect(await shown(ada, `changes/${id}`)).toMatchObject({
      state: 'draft',
      approver: null,
      editors: [{ name: ada.name }],
    });
    await ada.client.ask(changeDrop, { body: { id } });
  });

  it('keeps script in texts as text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const { id } = await draft(ada, 5_000_000, { title });
    const { headers } = await ada.client.send('GET', `/admin/api/changes/${id}`);
    expect(headers.get('content-type')).toContain('application/json');
    expect(await shown(ada, `changes/${id}`)).toMatchObject({ title });
    await ada.client.ask(changeDrop, { body: { id } });
  });
});

describe('a proposal', () => {
  it('is refused if an equal one is open', async () => {
    const { id, hash } = await proposed(ada, 5_000_000);
    const twin = await draft(bob, 5_000_000);
    const body = { id: twin.id, etag: twin.etag };
    expect(await code(bob.client.refused(changePropose, { body }))).toBe(EQUAL);
    await bob.client.ask(changeDrop, { body: { id: twin.id } });
    expect(await shown(bob, `changes/${id}`)).toMatchObject({ hash, mayDrop: 'refuse' });
    await bob.client.ask(changeDrop, { body: { id } });
    expect(await shown(bob, `changes/${id}`)).toMatchObject({ state: 'refused' });
  });

  it('is approved with a proof, from a fresh page, once', async () => {
    const { id, hash } = await proposed(ada, 4_000_000);
    const approve = (body: object) =>
      bob.client.refused(changeApprove, { body: { id, hash, ...proofOf(bob), ...body } });
    expect(await code(approve({ password: 'wrong' }))).toBe(PROOF_WRONG);
    expect(await code(approve({ totp: '000000' }))).toBe(PROOF_WRONG);
    expect(await code(approve({ hash: '0'.repeat(64) }))).toBe(STALE_PAGE);
    const twice = await Promise.all(
      [0, 1].map(() => bob.client.call(changeApprove, { body: { id, hash, ...proofOf(bob) } })),
    );
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(JSON.parse(twice.find(({ status }) => status === 409)?.text ?? '')).toMatchObject({
      errCode: ENDED,
    });
  });

  it('is refused to roles without the right', async () => {
    const [content, auditor] = [await newOperator(shop(), 'content'), await newOperator(shop(), 'auditor')];
    const body = { setting: 'grants', ...written(3_000_000) };
    expect(await code(content.client.refused(changeDraft, { body }))).toBe(MAY_NOT);
    expect(await code(auditor.client.refused(changeCheck, { body }))).toBe(MAY_NOT);
    const { id } = await draft(ada, 3_000_000);
    expect(await shown(auditor, `changes/${id}`)).toMatchObject({
      mayEdit: false,
      mayPropose: false,
      mayApprove: false,
      mayDrop: null,
      whyNot: 'may-not',
    });
    await ada.client.ask(changeDrop, { body: { id } });
  });

  it('takes two persons in pairs mode, none of them new', async () => {
    const { service } = shop().serving();
    const operatorId = await operatorIdOf(shop(), ada.name);
    await newOperator(shop());
    await service.game.act(setApprovalMode, {
      streams: service.game.streams.operators,
      stream: OPERATORS_STREAM,
      commandId: 'pairs',
      by: operatorId,
      input: { mode: 'pairs' },
      context: (moment) => ({ ...moment, by: operatorId }),
    });
    const { id, hash } = await proposed(ada, 2_000_000);
    const { persons, ...change } = await shown(ada, `changes/${id}`);
    expect(change).toMatchObject({ whyNot: 'own-proposal', mayApprove: false, mayDrop: 'withdraw' });
    expect(persons).toContainEqual(expect.objectContaining({ name: bob.name, whyNot: 'on-probation' }));
    expect(await code(ada.client.refused(changeApprove, { body: { id, hash, ...proofOf(ada) } }))).toBe(OWN);
    expect(await code(bob.client.refused(changeApprove, { body: { id, hash, ...proofOf(bob) } }))).toBe(
      PROBATION,
    );
    const { modeNext, mode } = await shop().client().ask(publicChanges);
    expect({ mode, modeNext }).toEqual({ mode: 'pairs', modeNext: null });
  });
});

describe('settings', () => {
  it('are listed with the version in force and who may do what', async () => {
    const { text } = await ada.client.send('GET', '/admin/api/settings?range=[0,99]');
    const rows: { id: string }[] = JSON.parse(text);
    expect(rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['catalogue', 'grants', 'change-notice', 'change-freeze']),
    );
    expect(await shown(ada, 'settings/grants')).toMatchObject({
      content: { newPlayer: 10_000_000 },
      newest: { newPlayer: 4_000_000 },
      scheduled: [{}, {}],
      proposers: ['owner', 'game-manager'],
      fields: [{ path: '/newPlayer', unit: 'gems' }],
      plain: true,
    });
    expect(await shown(ada, 'settings/catalogue')).toMatchObject({ plain: false, content: null });
    expect((await ada.client.send('GET', '/admin/api/settings/weather')).status).toBe(404);
  });
});
