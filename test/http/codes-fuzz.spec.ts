import * as contract from '@skins/api/accounts/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCall } from '../../api/src/foundation/contract/call.ts';
import { LOCAL_SMS, codeOf } from './codes.ts';
import { PASSWORD, freshPhone } from './player.ts';
import { ownShop } from './shop.ts';

const shop = ownShop([], LOCAL_SMS);

/** requests in the suite; more by hand: `FUZZ=100000 npx vitest run test/http/codes-fuzz.spec.ts` */
const REQUESTS = Number(process.env['FUZZ'] ?? '600');
const AT_ONCE = 50;

// Without the logout, as nothing more could be done after it.
const calls = Object.values(contract)
  .filter(isCall)
  .filter(({ path }) => path !== contract.logout.path);

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    'undefined',
    null,
    -1,
    0,
    1e-37,
    2 ** 53,
    '1e3',
    '１３８００００００００',
    true,
    [],
    {},
    ['13800138000'],
    { $ne: '' },
    '__proto__',
    "' OR 1=1 --",
    '\u0000',
    '\ud800',
    'x'.repeat(5_000),
  ),
  fc.jsonValue(),
  fc.string(),
);
/** A valid or nearly valid field. */
const fields = {
  phone: fc.oneof(fc.constant('13800138000'), odd),
  password: fc.oneof(fc.constant(PASSWORD), odd),
  code: fc.oneof(fc.constant('123456'), odd),
  phoneCode: fc.oneof(fc.constant('123456'), odd),
  spreadCode: odd,
  fingerprinId: fc.oneof(fc.constant('device'), odd),
  randStr: fc.oneof(fc.constant('f'.repeat(32)), odd),
  ticket: fc.oneof(
    fc.constant(''),
    fc.string().map((text) => Buffer.from(text).toString('base64')),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64')),
    odd,
  ),
  id: fc.oneof(fc.constant('0'.repeat(16)), odd),
  device: odd,
};
const body = fc.oneof(
  { weight: 8, arbitrary: fc.record(fields, { requiredKeys: [] }).map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string() },
);
const request = fc.record({
  call: fc.constantFrom(...calls),
  body,
  query: fc.dictionary(fc.constantFrom('phone', 'device', 'x'), fc.string({ unit: 'grapheme' })),
  key: fc.constantFrom('', 'a', 'x'.repeat(65), 'system/register', 'a b'),
  token: fc.constantFrom('own', '', 'undefined', 'null', 'x'.repeat(43)),
});

it('attack 3: random and mutated requests never cause a failure, and refused ones change nothing', async () => {
  const client = shop().client();
  const phone = freshPhone();
  const phoneCode = await codeOf(shop(), client, contract.sendRegisterCode, phone);
  const { token: own } = await client.ask(contract.register, {
    body: { phone, password: PASSWORD, phoneCode, fingerprinId: 'device' },
  });
  const { store } = shop().serving().service;
  const before = await store.head();
  const seed = Math.floor(Math.random() * 2 ** 31);
  const requests = fc.sample(request, { numRuns: REQUESTS, seed });
  const failed: string[] = [];
  for (let at = 0; at < requests.length; at += AT_ONCE)
    await Promise.all(
      requests.slice(at, at + AT_ONCE).map(async ({ call, body: sent, query, key, token }) => {
        const search = new URLSearchParams(query).toString();
        const reply = await client.send(
          call.method,
          `${call.path}${search === '' ? '' : `?${search}`}`,
          call.method === 'GET' ? undefined : sent,
          { 'idempotency-key': key, token: token === 'own' ? own : token },
        );
        if (reply.status >= 500) failed.push(`${call.path} ${sent} ${reply.text}`);
      }),
    );
  expect({ seed, failed }).toEqual({ seed, failed: [] });
  expect(await store.head()).toBe(before);
  expect(await client.with({ token: own }).ask(contract.userInfo)).toMatchObject({ balance: 1_000 });
}, 600_000);
