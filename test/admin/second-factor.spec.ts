import {
  operatorLogin,
  operatorMe,
  operatorPassword,
  operatorSessionEnd,
  operatorSessions,
  operatorTotp,
  operatorTotpConfirm,
} from '@skins/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { PasswordPool } from '../../api/src/slices/accounts/password-pool.ts';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import {
  type Operator,
  OPERATOR_PASSWORD,
  accountsOf,
  addedOperator,
  loginOf,
  newOperator,
  operatorIdOf,
} from './operator.ts';
import { shopTime } from '../http/test-time.ts';

const shop = sharedShop([CHEAP]);
const STEP = 30_000;

const codeOf = async (promise: Promise<{ errCode: number }>): Promise<number> => (await promise).errCode;
const WRONG = 613;
const PROOF_WRONG = 640;
const ENROL_FIRST = 643;

/** Adds an operator from the time before second factors. */
async function withoutSecondFactor(): Promise<Operator> {
  const added = await addedOperator(shop());
  const operatorId = await operatorIdOf(shop(), added.name);
  await accountsOf(shop()).change(operatorId, { totpSecret: null });
  const body = { name: added.name, password: added.password };
  const { token } = await shop().client().ask(operatorLogin, { body });
  return {
    ...added,
    token,
    client: shop()
      .client()
      .with({ authorization: `Bearer ${token}` }),
  };
}

describe('a second factor', () => {
  it('is required at login, and accepts no code twice', async () => {
    const added = await addedOperator(shop());
    const login = loginOf(added);
    const { totp: _code, ...alone } = login;

    expect(await codeOf(shop().client().refused(operatorLogin, { body: alone }))).toBe(WRONG);
    expect(await shop().client().ask(operatorLogin, { body: login })).toMatchObject({ enrolled: true });
    expect(await codeOf(shop().client().refused(operatorLogin, { body: login }))).toBe(WRONG);
  });

  it('has to be enrolled before any other call is answered', async () => {
    const { client } = await withoutSecondFactor();
    expect(await client.ask(operatorMe)).toMatchObject({ enrolled: false });
    const players = await client.send('GET', '/admin/api/players');
    expect(players.status).toBe(403);
    expect(JSON.parse(players.text)).toMatchObject({ errCode: ENROL_FIRST });

    const { totpSecret, uri } = await client.ask(operatorTotp, { body: { password: OPERATOR_PASSWORD } });
    expect(uri).toContain(totpSecret);
    expect(await codeOf(client.refused(operatorTotpConfirm, { body: { totp: '000000' } }))).toBe(PROOF_WRONG);
    const { recoveryCodes } = await client.ask(operatorTotpConfirm, {
      body: { totp: totpCode(totpSecret, shopTime()) },
    });

    expect(recoveryCodes).toHaveLength(10);
    expect((await client.send('GET', '/admin/api/players')).status).toBe(200);
  });

  it('can be replaced by a recovery code, once', async () => {
    const { client, name, password } = await withoutSecondFactor();
    const { totpSecret } = await client.ask(operatorTotp, { body: { password } });
    const { recoveryCodes } = await client.ask(operatorTotpConfirm, {
      body: { totp: totpCode(totpSecret, shopTime()) },
    });
    const body = { name, password, totp: recoveryCodes[3] ?? '' };

    expect(await shop().client().ask(operatorLogin, { body })).toMatchObject({ name });
    expect(await codeOf(shop().client().refused(operatorLogin, { body }))).toBe(WRONG);
  });
});

describe('an operator’s password', () => {
  it('is changed with the old password and a code, which ends every session', async () => {
    const operator = await newOperator(shop());
    const newPassword = 'another long password';
    const totp = totpCode(operator.totpSecret, shopTime() + STEP);
    const changing = { password: OPERATOR_PASSWORD, totp, newPassword };

    expect(
      await codeOf(operator.client.refused(operatorPassword, { body: { ...changing, password: 'wrong' } })),
    ).toBe(PROOF_WRONG);
    await operator.client.ask(operatorPassword, { body: changing });
    expect((await operator.client.send('GET', '/admin/api/players')).status).toBe(401);
    expect((await operator.client.refused(operatorMe)).errCode).toBe(104);
  });
});

describe('sessions', () => {
  it('are listed and can be ended one by one', async () => {
    const operator = await newOperator(shop());
    const { token } = await shop()
      .client()
      .ask(operatorLogin, { body: loginOf(operator, STEP) });
    const listed = await operator.client.ask(operatorSessions);
    const other = listed.find(({ current }) => !current);

    expect(listed).toHaveLength(2);
    await operator.client.ask(operatorSessionEnd, { body: { id: other?.id ?? '' } });
    const second = shop()
      .client()
      .with({ authorization: `Bearer ${token}` });
    expect((await second.refused(operatorMe)).errCode).toBe(104);
    expect(await operator.client.ask(operatorSessions)).toHaveLength(1);
    expect((await operator.client.refused(operatorSessionEnd, { body: { id: 'nothing' } })).errCode).toBe(
      603,
    );
  });
});

it('a session does not begin if the password is replaced during its check', async () => {
  const { name } = await addedOperator(shop(), 'auditor');
  const { desk: operatorDesk, sessions: operators } = shop().serving().service.desks.operators;
  const operator = await operatorDesk.named(name);
  if (operator === undefined) throw new Error('nobody was added');
  // A role without a second factor, which would be another reason to refuse.
  await accountsOf(shop()).change(operator.operatorId, { totpSecret: null });
  const entering = vi.spyOn(PasswordPool.prototype, 'matches').mockImplementationOnce(async () => {
    await operatorDesk.setPassword(operator, 'another long password');
    return true;
  });

  expect(await operators.login({ name, password: OPERATOR_PASSWORD, code: '' })).toBeUndefined();
  entering.mockRestore();
});
