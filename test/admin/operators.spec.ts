import { tmpdir } from 'node:os';
import {
  type BodyOf,
  approvalModeSet,
  operatorInvitation,
  operatorLogin,
  operatorMe,
  operatorProve,
  operatorTotp,
  operatorTotpConfirm,
  operatorsApprove,
  operatorsDisable,
  operatorsDrop,
  operatorsPropose,
} from '@skins/api/contract';
import { changeApprove, changeDraft, changePropose } from '@skins/api/settings/contract';
import { sqliteTables } from '@skins/api/foundation/tables';
import { DAY_MS } from '@skins/engine/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProposalPapers, operatorProposal } from '../../api/src/slices/operators/proposal-papers.ts';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { type Shop, openShop } from '../http/shop.ts';
import { REFUSED } from './refused.ts';
import { type Credentials, type Operator, addedOperator, listOf, operatorIdOf } from './operator.ts';

/** Own shop with its own clock: this file counts operators and changes the approval mode. */
let shop: Shop;
let later = 0;

/** Codes are accepted once, so each proof is of a later half minute. */
const proof = ({ password, totpSecret }: Credentials) => {
  later += 30_000;
  return { password, totp: totpCode(totpSecret, Date.now() + later) };
};

async function loggedIn(added: Credentials): Promise<Operator> {
  const { token } = await shop.client().ask(operatorLogin, { body: { name: added.name, ...proof(added) } });
  return { ...added, token, client: shop.client().with({ authorization: `Bearer ${token}` }) };
}

const join = async (role: 'owner' | 'auditor' | 'support' = 'owner'): Promise<Operator> =>
  loggedIn(await addedOperator({ serving: () => shop.serving() }, role));

const idOf = (name: string) => operatorIdOf({ serving: () => shop.serving() }, name);

interface Proposal {
  readonly id: string;
  readonly hash: string;
  readonly state: string;
  readonly mayApprove: boolean;
  readonly whyNot: string | null;
}
async function proposalAs({ client }: Operator, id: string): Promise<Proposal> {
  const { text } = await client.send('GET', `/admin/api/operator-proposals/${id}`);
  const proposal: Proposal = JSON.parse(text);
  return proposal;
}

async function approve(by: Operator, id: string, change: Partial<BodyOf<typeof operatorsApprove>> = {}) {
  const { hash } = await proposalAs(by, id);
  const body = { proposalId: id, hash, ...proof(by), ...change };
  return by.client.ask(operatorsApprove, { body });
}
async function refusalOfApproval(by: Operator, id: string, change: object = {}): Promise<number> {
  const { hash } = await proposalAs(by, id);
  const body = { proposalId: id, hash, ...proof(by), ...change };
  return (await by.client.refused(operatorsApprove, { body })).errCode;
}

let names = 0;
const newName = (): string => `new-${(names += 1)}`;

let ada: Operator;
let bob: Operator;

beforeAll(async () => {
  shop = await openShop({}, tmpdir(), {
    wall: () => Date.now() + later,
    steady: () => performance.now() + later,
  });
  [ada, bob] = [await join(), await join()];
});
afterAll(() => shop.close());

/** Two owners whose probation of a day is over; they log in again as days pass. */
async function pairs(): Promise<void> {
  later += DAY_MS;
  [ada, bob] = [await loggedIn(ada), await loggedIn(bob)];
  await ada.client.ask(approvalModeSet, { body: { mode: 'pairs', ...proof(ada) } });
}

describe('the mode of approval', () => {
  it("is visible to all, is set by owners with a proof, and returns to single after seven days' notice", async () => {
    const auditor = await join('auditor');
    const mode = async (): Promise<unknown> =>
      JSON.parse((await auditor.client.send('GET', '/admin/api/approval-mode/shop')).text);
    expect(await mode()).toEqual({ id: 'shop', mode: 'single', announced: null, approvers: 2 });
    const set = { mode: 'pairs' as const };
    expect((await auditor.client.refused(approvalModeSet, { body: set })).errCode).toBe(REFUSED.mayNot);
    expect((await ada.client.refused(approvalModeSet, { body: set })).errCode).toBe(REFUSED.needsProof);
    const wrong = { ...set, password: 'wrong' };
    expect((await ada.client.refused(approvalModeSet, { body: wrong })).errCode).toBe(REFUSED.proofWrong);

    await ada.client.ask(approvalModeSet, { body: { ...set, ...proof(ada) } });
    expect(await mode()).toMatchObject({ mode: 'pairs', announced: null });
    await ada.client.ask(approvalModeSet, { body: { mode: 'single' } });
    const announced = { mode: 'single', from: expect.any(Number) };
    expect(await mode()).toMatchObject({ mode: 'pairs', announced });
    await bob.client.ask(approvalModeSet, { body: { ...set, ...proof(bob) } });
    expect(await mode()).toMatchObject({ mode: 'pairs', announced: null });
  });
});

describe('a new operator', () => {
  it('is proposed by one operator and approved by another; only the newcomer has both invitation parts', async () => {
    await pairs();
    const name = newName();
    const add = { kind: 'add' as const, name, role: 'support' as const };
    const { proposalId, invitation: first } = await ada.client.ask(operatorsPropose, { body: add });
    expect(await proposalAs(ada, proposalId)).toMatchObject({ mayApprove: false, whyNot: 'own-proposal' });
    expect(await proposalAs(bob, proposalId)).toMatchObject({ mayApprove: true, whyNot: null });
    expect(await refusalOfApproval(ada, proposalId)).toBe(REFUSED.own);
    expect((await ada.client.refused(operatorsPropose, { body: add })).errCode).toBe(REFUSED.twice);

    const { invitation: second } = await approve(bob, proposalId);
    const accepting = { name, newPassword: 'a first long password' };
    const parts = { first: first ?? '', second: second ?? '' };
    const refused = async (body: object) =>
      (await shop.client().refused(operatorInvitation, { body: { ...accepting, ...parts, ...body } }))
        .errCode;
    expect(await refused({ first: parts.second })).toBe(REFUSED.invitation);
    expect(await refused({ second: parts.first })).toBe(REFUSED.invitation);
    expect(await refused({ newPassword: 'short' })).toBe(641);
    await shop.client().ask(operatorInvitation, { body: { ...accepting, ...parts } });
    expect(await refused({})).toBe(REFUSED.invitation);

    const { token } = await shop
      .client()
      .ask(operatorLogin, { body: { name, password: accepting.newPassword } });
    const client = shop.client().with({ authorization: `Bearer ${token}` });
    expect(await client.ask(operatorMe)).toMatchObject({ role: 'support', enrolled: false });
    expect((await client.send('GET', '/admin/api/players')).status).toBe(403);
  });

  it('gets no account from an unapproved proposal, and none after seven days', async () => {
    const name = newName();
    const { proposalId, invitation: first } = await ada.client.ask(operatorsPropose, {
      body: { kind: 'add', name, role: 'content' },
    });
    const { service } = shop.serving();
    expect(await service.desks.operators.desk.named(name)).toBeUndefined();
    const { invitation: second } = await approve(bob, proposalId);
    later += 7 * DAY_MS;
    const body = { name, first: first ?? '', second: second ?? '', newPassword: 'a first long password' };
    expect((await shop.client().refused(operatorInvitation, { body })).errCode).toBe(REFUSED.invitation);
    [ada, bob] = [await loggedIn(ada), await loggedIn(bob)];
  });

  it('approves nothing for a day; nor does a second account of one person', async () => {
    const { name } = ada;
    const other = newName();
    const { proposalId, invitation: first } = await ada.client.ask(operatorsPropose, {
      body: { kind: 'add', name: other, role: 'owner', samePersonAs: await idOf(name) },
    });
    const { invitation: second } = await approve(bob, proposalId);
    expect([first, second]).not.toContain(null);
    const { register } = shop.serving().service.game.operators();
    expect(register.operators.get(await idOf(other))?.personId).toBe(
      register.operators.get(await idOf(name))?.personId,
    );
  });
});

describe('a change of role', () => {
  it('ends every session of the operator', async () => {
    const cyd = await loggedIn(await added('auditor'));
    const change = { kind: 'role' as const, operatorId: await idOf(cyd.name), role: 'owner' as const };
    const { proposalId, invitation } = await ada.client.ask(operatorsPropose, { body: change });
    expect(invitation).toBeNull();
    expect(await cyd.client.ask(operatorMe)).toMatchObject({ role: 'auditor' });
    expect(await approve(bob, proposalId)).toEqual({ invitation: null });

    // A stolen session must not gain the better role.
    expect((await cyd.client.refused(operatorMe)).errCode).toBe(104);
    const anew = await loggedIn(cyd);
    expect(await anew.client.ask(operatorMe)).toMatchObject({ role: 'owner' });
    const body = { kind: 'add' as const, name: newName(), role: 'owner' as const };
    const next = await ada.client.ask(operatorsPropose, { body });
    expect(await proposalAs(anew, next.proposalId)).toMatchObject({ whyNot: 'on-probation' });
    expect(await refusalOfApproval(anew, next.proposalId)).toBe(REFUSED.probation);
    expect((await ada.client.refused(operatorsPropose, { body: change })).errCode).toBe(REFUSED.nothing);
  });
});

describe('an approval', () => {
  it('needs a fresh proof and the hash of the proposal', async () => {
    const { proposalId } = await ada.client.ask(operatorsPropose, {
      body: { kind: 'add', name: newName(), role: 'auditor' },
    });
    const { hash } = await proposalAs(bob, proposalId);
    bob = await loggedIn(bob);
    const body = { proposalId, hash };
    expect((await bob.client.refused(operatorsApprove, { body })).errCode).toBe(REFUSED.needsProof);
    expect(await refusalOfApproval(bob, proposalId, { hash: '5f'.repeat(32) })).toBe(REFUSED.stale);
    // The proof sent with it counts for the session.
    await bob.client.ask(operatorsApprove, { body });
    expect(await refusalOfApproval(bob, proposalId, { hash })).toBe(REFUSED.ended);
  });

  it('takes effect once if it is sent twice at the same time', async () => {
    const name = newName();
    const { proposalId } = await ada.client.ask(operatorsPropose, {
      body: { kind: 'add', name, role: 'auditor' },
    });
    const { hash } = await proposalAs(bob, proposalId);
    await approveNothing(bob);
    const replies = await Promise.all(
      [1, 2, 3].map(() => bob.client.call(operatorsApprove, { body: { proposalId, hash } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await shop.serving().service.desks.operators.desk.named(name)).toMatchObject({ role: 'auditor' });
  });

  it('is refused for an expired, withdrawn or refused proposal', async () => {
    const propose = async () =>
      (await ada.client.ask(operatorsPropose, { body: { kind: 'add', name: newName(), role: 'auditor' } }))
        .proposalId;
    const [withdrawn, refused, expired] = [await propose(), await propose(), await propose()];
    await ada.client.ask(operatorsDrop, { body: { proposalId: withdrawn } });
    await bob.client.ask(operatorsDrop, { body: { proposalId: refused } });
    expect(await proposalAs(bob, withdrawn)).toMatchObject({ state: 'withdrawn', mayApprove: false });
    expect(await proposalAs(bob, refused)).toMatchObject({ state: 'refused' });
    const hash = '5f'.repeat(32);
    expect(await refusalOfApproval(bob, withdrawn, { hash })).toBe(REFUSED.ended);
    const again = await bob.client.refused(operatorsDrop, { body: { proposalId: refused } });
    expect(again.errCode).toBe(REFUSED.ended);
    later += 15 * DAY_MS;
    [ada, bob] = [await loggedIn(ada), await loggedIn(bob)];
    expect(await proposalAs(bob, expired)).toMatchObject({ state: 'expired', mayApprove: false });
    expect(await refusalOfApproval(bob, expired)).toBe(REFUSED.expired);
  });

  it('is refused after an edit of the stored proposal document', async () => {
    const { proposalId } = await ada.client.ask(operatorsPropose, {
      body: { kind: 'add', name: newName(), role: 'auditor' },
    });
    const { accounts, secret } = shop.serving().service;
    const papers = new ProposalPapers(sqliteTables(accounts, [operatorProposal]), secret);
    const paper = await papers.find(proposalId);
    if (paper?.change.kind !== 'add') throw new Error('no paper');
    await papers.remove(proposalId);
    await papers.add({ ...paper, change: { ...paper.change, role: 'owner' } });
    expect(await refusalOfApproval(bob, proposalId)).toBe(REFUSED.stale);
  });
});

describe('disabling an operator', () => {
  it('takes one person, a reason and a proof, and ends sessions at once', async () => {
    const eve = await loggedIn(await added('support'));
    const body = { operatorId: await idOf(eve.name), reason: 'suspected' as const };
    ada = await loggedIn(ada);
    expect((await ada.client.refused(operatorsDisable, { body })).errCode).toBe(REFUSED.needsProof);
    expect((await eve.client.refused(operatorsDisable, { body })).errCode).toBe(REFUSED.mayNot);
    expect(await ada.client.ask(operatorsDisable, { body: { ...body, ...proof(ada) } })).toEqual({
      disabled: true,
    });
    expect((await eve.client.refused(operatorMe)).errCode).toBe(104);
    expect(await ada.client.ask(operatorsDisable, { body })).toEqual({ disabled: false });
    const nobody = { ...body, operatorId: '00'.repeat(8) };
    expect((await ada.client.refused(operatorsDisable, { body: nobody })).errCode).toBe(
      REFUSED.unknownOperator,
    );
  });

  it('cancels approvals of the operator that are not in force yet', async () => {
    const fay = await added('owner');
    later += DAY_MS;
    const approver = await loggedIn(fay);
    [ada, bob] = [await loggedIn(ada), await loggedIn(bob)];
    const from = Date.now() + later + DAY_MS;
    const written = { content: { newPlayer: 8_000_000 }, from, title: 'a new grant' };
    const { id, etag } = await ada.client.ask(changeDraft, { body: { setting: 'grants', ...written } });
    const { hash } = await ada.client.ask(changePropose, { body: { id, etag } });
    await approver.client.ask(changeApprove, { body: { id, hash, ...proof(approver) } });
    const { game } = shop.serving().service;
    expect(game.scheduled()).toMatchObject([
      { stream: 'rules-grants', from, approver: await idOf(fay.name) },
    ]);

    const body = { operatorId: await idOf(fay.name), reason: 'suspected' as const, ...proof(ada) };
    expect(await ada.client.ask(operatorsDisable, { body })).toEqual({ disabled: true });
    expect(game.scheduled()).toEqual([]);
    await shop.settled();
    const { text } = await ada.client.send('GET', `/admin/api/changes/${id}`);
    expect(JSON.parse(text)).toMatchObject({ state: 'stopped' });
  });
});

describe('calls about operators', () => {
  it('leave a trail with operator, act and address', async () => {
    const { text } = await listOf(ada.client, 'trail', {
      sort: '["id","DESC"]',
      range: '[0,199]',
      filter: JSON.stringify({ name: bob.name }),
    });
    const rows: { kind: string; address: string }[] = JSON.parse(text);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set([
        'operator-login',
        'operator-approved',
        'operator-dropped',
        'approval-mode-set',
        'operator-refused',
      ]),
    );
    expect(rows.every(({ address }) => address === '127.0.0.1')).toBe(true);
  });
});

/** Adds an operator by proposal, approval and second factor: in pairs mode the machine alone adds nobody. */
async function added(role: 'owner' | 'auditor' | 'support'): Promise<Credentials> {
  const name = newName();
  const { proposalId, invitation } = await ada.client.ask(operatorsPropose, {
    body: { kind: 'add', name, role },
  });
  const approved = await approve(bob, proposalId);
  const parts = { first: invitation ?? '', second: approved.invitation ?? '' };
  const password = 'a first long password';
  await shop.client().ask(operatorInvitation, { body: { name, ...parts, newPassword: password } });
  const { token } = await shop.client().ask(operatorLogin, { body: { name, password } });
  const client = shop.client().with({ authorization: `Bearer ${token}` });
  const { totpSecret } = await client.ask(operatorTotp, { body: { password } });
  await client.ask(operatorTotpConfirm, { body: { totp: totpCode(totpSecret, Date.now() + later) } });
  return { name, password, totpSecret };
}

/** Proves who an operator is, and does nothing else. */
const approveNothing = async (by: Operator): Promise<void> => {
  await by.client.ask(operatorProve, { body: proof(by) });
};
