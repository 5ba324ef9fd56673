import {
  operatorLogin,
  operatorMe,
  operatorPasskeyBegin,
  operatorPasskeyLogin,
  operatorPasskeyLoginBegin,
  operatorPasskeyRegister,
  operatorPasskeyRemove,
  operatorPasskeys,
  operatorPassword,
  operatorProve,
  operatorProveBegin,
  operatorTotp,
  operatorTotpConfirm,
} from '@skins/api/contract';
import { describe, expect, it } from 'vitest';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { shopTime } from '../http/test-time.ts';
import { SoftwarePasskey } from '../kit/software-passkey.ts';
import {
  type Operator,
  OPERATOR_PASSWORD,
  accountsOf,
  newOperator,
  operatorIdOf,
  proofOf,
} from './operator.ts';

const shop = sharedShop([CHEAP]);

const HOME = 'http://localhost:3000';
const LOGIN_WRONG = 613;
const PROOF_WRONG = 640;
const PROOF_NEEDED = 700;
const PASSKEY_WRONG = 701;
const LAST_FACTOR = 702;
/** User present, but not verified. */
const PRESENT_ALONE = 0x01;

async function registered({ client, ...operator }: Operator, origin = HOME): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey(origin);
  const creation = await client.ask(operatorPasskeyBegin, { body: proofOf(operator) });
  await client.ask(operatorPasskeyRegister, { body: { name: 'key', passkey: passkey.create(creation) } });
  return passkey;
}

/** Adds an operator whose only second factor is a passkey. */
async function withPasskeyAlone(): Promise<{ operator: Operator; passkey: SoftwarePasskey }> {
  const operator = await newOperator(shop());
  const passkey = await registered(operator);
  const operatorId = await operatorIdOf(shop(), operator.name);
  await accountsOf(shop()).change(operatorId, { totpSecret: null });
  return { operator, passkey };
}

const beginLogin = () => shop().client().ask(operatorPasskeyLoginBegin);

describe('a passkey', () => {
  it('is registered with a proof, listed, and removed', async () => {
    const operator = await newOperator(shop());
    const { client } = operator;
    const asked = await client.refused(operatorPasskeyBegin, { body: {} });
    expect(asked.errCode).toBe(PROOF_NEEDED);
    await registered(operator);

    const [key, ...others] = await client.ask(operatorPasskeys);
    expect(others).toEqual([]);
    expect(key).toMatchObject({ name: 'key', used: 0 });
    await client.ask(operatorPasskeyRemove, { body: { id: key?.id ?? '' } });
    expect(await client.ask(operatorPasskeys)).toEqual([]);
    const again = await client.refused(operatorPasskeyRemove, { body: { id: key?.id ?? '' } });
    expect(again.errCode).toBe(603);
  });

  it('logs in without a password, and refuses the same answer a second time', async () => {
    const operator = await newOperator(shop(), 'finance');
    const passkey = (await registered(operator)).get(await beginLogin());
    const { token } = await shop().client().ask(operatorPasskeyLogin, { body: { passkey } });

    const client = shop()
      .client()
      .with({ authorization: `Bearer ${token}` });
    expect(await client.ask(operatorMe)).toMatchObject({ name: operator.name, role: 'finance' });
    const replayed = await shop().client().refused(operatorPasskeyLogin, { body: { passkey } });
    expect(replayed.errCode).toBe(LOGIN_WRONG);
  });

  it('does not log in from another page, for another purpose, unverified, or once its operator is disabled', async () => {
    const operator = await newOperator(shop());
    const passkey = await registered(operator);
    const refused = async (assertion: ReturnType<SoftwarePasskey['get']>) => {
      const body = { passkey: assertion };
      expect((await shop().client().refused(operatorPasskeyLogin, { body })).errCode).toBe(LOGIN_WRONG);
    };
    await refused(passkey.get(await operator.client.ask(operatorProveBegin)));
    await refused(passkey.get(await beginLogin(), PRESENT_ALONE));
    await refused(passkey.get({ ...(await beginLogin()), rpId: 'evil.example' }));
    await refused(passkey.get({ ...(await beginLogin()), challenge: 'AAAA' }));
    await refused(new SoftwarePasskey(HOME).get(await beginLogin()));
    await shop().serving().service.desks.operators.desk.disable(operator.name, 'left');
    await refused(passkey.get(await beginLogin()));
  });

  it('is not registered from another page, twice, or with another operator’s challenge', async () => {
    const [ada, bob] = [await newOperator(shop()), await newOperator(shop())];
    const registering = async ({ client }: Operator, passkey: ReturnType<SoftwarePasskey['create']>) =>
      (await client.refused(operatorPasskeyRegister, { body: { name: 'x', passkey } })).errCode;
    const creation = await ada.client.ask(operatorPasskeyBegin, { body: proofOf(ada) });

    expect(await registering(ada, new SoftwarePasskey('https://evil.example').create(creation))).toBe(
      PASSKEY_WRONG,
    );
    await bob.client.ask(operatorPasskeyBegin, { body: proofOf(bob) });
    expect(await registering(bob, new SoftwarePasskey(HOME).create(creation))).toBe(PASSKEY_WRONG);
    const own = new SoftwarePasskey(HOME).create(creation);
    await ada.client.ask(operatorPasskeyRegister, { body: { name: 'x', passkey: own } });
    expect(await registering(ada, own)).toBe(PASSKEY_WRONG);
  });

  it('is a second factor, so the last factor cannot be removed', async () => {
    const { operator } = await withPasskeyAlone();

    expect(await operator.client.ask(operatorMe)).toMatchObject({ enrolled: true });
    const [key] = await operator.client.ask(operatorPasskeys);
    const refused = await operator.client.refused(operatorPasskeyRemove, { body: { id: key?.id ?? '' } });
    expect(refused.errCode).toBe(LAST_FACTOR);
  });

  it('enrols an app and changes the password without a code', async () => {
    const { operator, passkey } = await withPasskeyAlone();
    const { client, name } = operator;
    const answer = async () => ({ passkey: passkey.get(await client.ask(operatorProveBegin)) });
    const refused = await client.refused(operatorTotp, { body: {} });
    expect(refused.errCode).toBe(PROOF_WRONG);

    const { totpSecret } = await client.ask(operatorTotp, { body: await answer() });
    const { recoveryCodes } = await client.ask(operatorTotpConfirm, {
      body: { totp: totpCode(totpSecret, shopTime()) },
    });
    const newPassword = 'another long password';
    await client.ask(operatorPassword, { body: { ...(await answer()), newPassword } });
    const body = { name, password: newPassword, totp: recoveryCodes[0] ?? '' };
    expect(await shop().client().ask(operatorLogin, { body })).toMatchObject({ name });
  });
});

describe('a fresh proof', () => {
  it('is a passkey, or password and code; neither a login nor a password alone suffices', async () => {
    const operator = await newOperator(shop());
    const { client } = operator;
    const codeOf = async (body: object) => (await client.refused(operatorProve, { body })).errCode;
    expect(await codeOf({})).toBe(PROOF_NEEDED);
    expect(await codeOf({ password: OPERATOR_PASSWORD })).toBe(PROOF_WRONG);

    const passkey = await registered(operator);
    const { until } = await client.ask(operatorProve, {
      body: { passkey: passkey.get(await client.ask(operatorProveBegin)) },
    });
    expect(until).toBeGreaterThan(Date.now());
    expect(await client.ask(operatorProve, { body: {} })).toEqual({ until });
  });

  it('is not another operator’s passkey', async () => {
    const [ada, bob] = [await newOperator(shop()), await newOperator(shop())];
    const passkey = (await registered(bob)).get(await ada.client.ask(operatorProveBegin));
    expect((await ada.client.refused(operatorProve, { body: { passkey } })).errCode).toBe(PROOF_WRONG);
  });

  it('counts only for the session that gave it', async () => {
    const operator = await newOperator(shop());
    const passkey = await registered(operator);
    const { token } = await shop()
      .client()
      .ask(operatorPasskeyLogin, { body: { passkey: passkey.get(await beginLogin()) } });
    const other = shop()
      .client()
      .with({ authorization: `Bearer ${token}` });
    expect((await other.refused(operatorProve, { body: {} })).errCode).toBe(PROOF_NEEDED);
  });
});
