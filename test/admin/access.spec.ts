import { randomBytes } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { operatorLogin, operatorLogout, operatorMe } from '@skins/api/contract';
import { describe, expect, it } from 'vitest';
import { type Client, refusalOf } from '../http/client.ts';
import {
  LANGUAGES,
  NOT_LOGGED_IN,
  TOKEN_ENDED,
  TOKEN_UNKNOWN,
  type Expected,
  expectRefusal,
  expectRefusedInEveryLanguage,
} from '../http/messages.ts';
import { loadAdmins } from '@skins/api';
import { newPlayer, openSome } from '../http/player.ts';
import { openShop, sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import {
  OPERATOR_PASSWORD,
  accountsOf,
  addedOperator,
  loginOf,
  newOperator,
  operatorIdOf,
} from './operator.ts';

const shop = sharedShop([CHEAP]);

const LOGIN_WRONG: Expected = {
  code: 401,
  errCode: 613,
  ZH: '用户名、密码或验证码错误',
  EN: 'Wrong name, password or code',
  RU: 'Неверное имя, пароль или код',
  VN: 'Sai tên, mật khẩu hoặc mã xác thực',
};

/** The resources that slices add to the console. */
const RESOURCES = (await loadAdmins()).flatMap(({ resources }) => Object.keys(resources));

/** Every call behind the access check, and an unknown path. */
const CALLS: readonly [method: string, path: string][] = [
  ...RESOURCES.flatMap((resource): [string, string][] => [
    ['GET', `/${resource}`],
    ['GET', `/${resource}/1`],
    ['POST', `/${resource}`],
    ['PUT', `/${resource}/1`],
    ['DELETE', `/${resource}/1`],
  ]),
  ['GET', '/me'],
  ['POST', '/logout'],
  ['GET', '/nothing'],
];

/** Sends each call in one language, in rotation: the same check refuses all of them. */
async function expectAllRefused(client: Client, expected: Expected): Promise<void> {
  for (const [n, [method, path]] of CALLS.entries()) {
    const language = LANGUAGES[n % LANGUAGES.length];
    const spoken = language === undefined ? client : client.with({ language });
    const reply = await spoken.send(method, `/admin/api${path}`, method === 'GET' ? undefined : '{}');
    expectRefusal(refusalOf(reply), expected, language);
  }
}

const desk = () => shop().serving().service.desks.operators.desk;

const bearing = (token: string): Client =>
  shop()
    .client()
    .with({ authorization: `Bearer ${token}` });

/** Returns a name that no operator has. */
const nobody = (): string => `nobody-${randomBytes(4).toString('hex')}`;

describe("the operators' calls", () => {
  it('are refused without a token', async () => {
    await expectAllRefused(shop().client(), NOT_LOGGED_IN);
    await expectAllRefused(shop().client().with({ authorization: 'Basic b3A6cHc=' }), NOT_LOGGED_IN);
  });

  it('are refused with an unknown token', () =>
    expectAllRefused(bearing(randomBytes(32).toString('base64url')), TOKEN_UNKNOWN));

  it("are refused with a player's token, in either header", async () => {
    const { token } = await newPlayer(shop().client());
    await expectAllRefused(bearing(token), TOKEN_UNKNOWN);
    await expectAllRefused(shop().client().with({ token }), NOT_LOGGED_IN);
  });

  it('are refused with a token after logout', async () => {
    const { client } = await newOperator(shop());
    await client.ask(operatorLogout);
    await expectAllRefused(client, TOKEN_ENDED);
  });

  it('are refused as soon as the operator is disabled', async () => {
    const { client, ...added } = await newOperator(shop());
    expect(await client.ask(operatorMe)).toMatchObject({ name: added.name, role: 'owner', enrolled: true });
    expect(await desk().disable(added.name, 'left')).toBe(true);
    await expectAllRefused(client, TOKEN_ENDED);
    const body = loginOf(added, 30_000);
    expectRefusal(await shop().client().refused(operatorLogin, { body }), LOGIN_WRONG);
    expect(await desk().disable(added.name, 'left')).toBe(false);
  });
});

describe("an operator's token", () => {
  it("opens none of the players' calls", async () => {
    const { token } = await newOperator(shop());
    expectRefusal(await shop().client().with({ token }).refused(userInfo), TOKEN_UNKNOWN);
  });

  it('shows a masked phone number only to roles that help players', async () => {
    const player = await newPlayer(shop().client());
    const { opens } = await openSome(player, CHEAP.id, 1);
    const playerId = opens[0]?.itemId.split('-')[0] ?? '';
    const phoneFor = async (role: 'owner' | 'support' | 'auditor'): Promise<unknown> => {
      const { client } = await newOperator(shop(), role);
      const { text } = await client.send('GET', `/admin/api/players/${playerId}`);
      expect(text).not.toContain(player.phone);
      const record: { phone: unknown } = JSON.parse(text);
      return record.phone;
    };
    const masked = `${player.phone.slice(0, 3)}****${player.phone.slice(-4)}`;
    expect(await phoneFor('owner')).toBe(masked);
    expect(await phoneFor('support')).toBe(masked);
    expect(await phoneFor('auditor')).toBeNull();
  });
});

describe('login', () => {
  it('gives a wrong password and an unknown name the same refusal', async () => {
    const { name } = await newOperator(shop());
    for (const body of [
      { name, password: 'wrong' },
      { name: nobody(), password: OPERATOR_PASSWORD },
      { name: name.toUpperCase(), password: OPERATOR_PASSWORD },
    ])
      await expectRefusedInEveryLanguage(
        shop().client(),
        (client) => client.call(operatorLogin, { body }),
        LOGIN_WRONG,
      );
  });

  it('does the same work for an unknown name as for a wrong password', async () => {
    const { name } = await newOperator(shop());
    // Processor time does not depend on how busy the machine is, unlike wall-clock time.
    const workOf = async (name: string): Promise<number> => {
      const before = process.cpuUsage();
      await shop()
        .client()
        .refused(operatorLogin, { body: { name, password: 'wrong' } });
      return process.cpuUsage(before).user;
    };
    // Few rounds keep the test short. The minimum counts, because other work in the process only adds to it.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const unknownName = nobody();
    for (let k = 0; k < 6; k += 1) {
      known = Math.min(known, await workOf(name));
      unknown = Math.min(unknown, await workOf(unknownName));
    }
    // An answer without the password hash takes at most a fifth of the work.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  it('is rate limited', async () => {
    const strict = await openShop({ SKINS_RATE_LIMIT: 'on' });
    try {
      const refusals = [];
      for (let k = 0; k < 11; k += 1) {
        const body = { name: nobody(), password: 'wrong' };
        refusals.push(refusalOf(await strict.client().call(operatorLogin, { body })).code);
      }
      expect(refusals).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the register of operators', () => {
  it('accepts a name once, and no weak password', async () => {
    const { name } = await newOperator(shop());
    const added = (name: string, password: string) => desk().add({ name, role: 'auditor', password });
    expect(await added(name, OPERATOR_PASSWORD)).toEqual({ kind: 'name-taken' });
    expect(await added('operator:x', OPERATOR_PASSWORD)).toEqual({ kind: 'name-malformed' });
    expect(await added('eve', 'short')).toEqual({ kind: 'password-short' });
    for (const common of ['unbelievable', 'Unbelievable', '1q2w3e4r5t6y'])
      expect(await added('eve', common)).toEqual({ kind: 'password-common' });
  });

  it('lists operators without their secrets', async () => {
    const { name, totpSecret } = await addedOperator(shop(), 'support');
    const listed = await desk().named(name);
    expect(listed).toMatchObject({ name, role: 'support', disabled: false, enrolled: true });
    expect(JSON.stringify(listed)).not.toContain(totpSecret);
    expect(Object.keys(listed ?? {})).not.toContain('passwordHash');
  });

  it('trusts the log, not an operator that only a restored accounts file has', async () => {
    const accounts = accountsOf(shop());
    const { name } = await addedOperator(shop());
    const { passwordHash } = (await accounts.find(await operatorIdOf(shop(), name))) ?? { passwordHash: '' };
    const ghost = { operatorId: '00'.repeat(8), name: 'ghost', passwordHash, totpSecret: null };
    expect(await accounts.add({ ...ghost, recovery: [], created: 0 })).toBe(true);

    expect(await desk().named('ghost')).toBeUndefined();
    const body = { name: 'ghost', password: OPERATOR_PASSWORD };
    expectRefusal(await shop().client().refused(operatorLogin, { body }), LOGIN_WRONG);
  });
});
