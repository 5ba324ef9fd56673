import { userInfo } from '@skins/api/accounts/contract';
import * as limits from '@skins/api/limits/contract';
import * as payments from '@skins/api/payments/contract';
import * as vip from '@skins/api/vip/contract';
import * as wallet from '@skins/api/wallet/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCall } from '../../api/src/foundation/contract/call.ts';
import { newOperator } from '../admin/operator.ts';
import type { Client } from '../http/client.ts';
import { newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { callback, divergence, order, sessionOf, sessionSaid, shown } from './buying.ts';

const shop = ownShop([]);

/** requests; `FUZZ=100000 npx vitest run --project system test/payments/fuzz.spec.ts` for a longer run */
const REQUESTS = Number(process.env['FUZZ'] ?? '400');
const AT_ONCE = 20;
/** Requests per player: one who is refused too often gets refused for that reason alone. */
const PER_PLAYER = 400;
const SEED = Number(process.env['FUZZ_SEED'] ?? '9');

const calls = [payments, vip, limits, wallet].flatMap((contract) => Object.values(contract)).filter(isCall);

const odd = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      '',
      ' ',
      'undefined',
      '1e3',
      '１００',
      '__proto__',
      "' OR 1=1 --",
      '\u0000',
      '\ud800',
      'x'.repeat(5_000),
      null,
      true,
      -1,
      0,
      0.00001,
      1e-37,
      10 ** 9,
      2 ** 53,
      Number.MAX_VALUE,
      [],
      {},
      ['gems-10'],
      { $ne: '' },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Valid values of fields; none of them locks a player out for long. */
interface Known {
  readonly orderId: string;
  readonly session: string;
  readonly playerId: string;
  readonly body: Awaited<ReturnType<typeof shown>>;
}
const plain = (known: Known): Readonly<Record<string, unknown>> => ({
  ...known.body,
  orderId: known.orderId,
  playerId: known.playerId,
  level: 1,
  amount: 10,
  kind: 'deposit',
  span: 'week',
  everyMinutes: 30,
  reason: 'requested',
  proposalId: '0'.repeat(16),
  size: 5,
  cursor: 'MTIz',
});

/** Weights of valid, odd and missing fields. */
const choice = fc.constantFrom('plain', 'plain', 'plain', 'plain', 'odd', 'missing');
const fieldsOf = (schema: object): string[] =>
  'properties' in schema ? Object.keys(Object(schema.properties)) : [];

const ofCall = fc.constantFrom(...calls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    fields: fc.array(fc.record({ choice, odd }), { minLength: 8, maxLength: 8 }),
    raw: fc.option(fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 60 })), { freq: 9 }),
    who: fc.constantFrom('player', 'player', 'operator', 'nobody'),
    key: fc.oneof(fc.uuid(), fc.constantFrom('', 'a', 'x'.repeat(65))),
  }),
);
type OfCall = typeof ofCall extends fc.Arbitrary<infer One> ? One : never;

const ofCallback = fc.record({
  type: fc.constantFrom(
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.dispute.created',
    'x',
  ),
  spoiled: fc.constantFrom(
    'id',
    'amount_total',
    'currency',
    'metadata',
    'payment_status',
    'status',
    'object',
  ),
  odd,
  secret: fc.constantFrom(undefined, undefined, 'whsec_other'),
});

const request = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('call' as const), said: ofCall }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('callback' as const), said: ofCallback }) },
);

const filled = (schema: object, said: OfCall, known: Known): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fieldsOf(schema).flatMap((name, at) => {
      const { choice: chosen = 'missing', odd: other } = said.fields[at] ?? {};
      if (chosen === 'missing') return [];
      return [[name, chosen === 'plain' ? plain(known)[name] : other]];
    }),
  );

function sendCall(said: OfCall, known: Known, clients: Readonly<Record<OfCall['who'], Client>>) {
  const { call, raw, who, key } = said;
  const query = new URLSearchParams(
    Object.entries(filled(call.query, said, known)).map(([name, value]): [string, string] => [
      name,
      JSON.stringify(value ?? null).replaceAll(/^"|"$/g, ''),
    ]),
  ).toString();
  const body = raw ?? JSON.stringify(filled(call.body, said, known));
  const path = `${call.path}${query === '' ? '' : `?${query}`}`;
  return clients[who].send(call.method, path, call.method === 'GET' ? undefined : body, {
    'idempotency-key': key,
  });
}

it(`attack 3: ${REQUESTS} random and mutated requests are never a failure, and what is refused changes nothing`, async () => {
  const { store } = shop().serving().service;
  const operator = (await newOperator(shop())).client;
  const all = fc.sample(request, { numRuns: REQUESTS, seed: SEED });
  const failed: string[] = [];
  const changed: string[] = [];
  for (let from = 0; from < all.length; from += PER_PLAYER) {
    const player = await newPlayer(shop().client());
    const { orderId } = await order(player);
    const session = await sessionOf(shop(), { orderId });
    const { id: playerId } = await player.client.ask(userInfo);
    const known: Known = { orderId, session, playerId, body: await shown(player, 'gems-10') };
    const clients = { player: player.client, operator, nobody: shop().client() };
    let wasTaken = true;
    for (let at = from; at < Math.min(from + PER_PLAYER, all.length); at += AT_ONCE) {
      await shop().settled();
      const quiet = !wasTaken;
      const before = await store.head();
      const replies = await Promise.all(
        all.slice(at, at + AT_ONCE).map(async ({ kind, said }) => {
          const reply =
            kind === 'call'
              ? await sendCall(said, known, clients)
              : await callback(
                  shop(),
                  said.type,
                  {
                    ...sessionSaid(shop(), { id: session, order: orderId, player: playerId }),
                    [said.spoiled]: said.odd,
                  },
                  said.secret === undefined ? {} : { secret: said.secret },
                );
          const name = kind === 'call' ? `${said.call.method} ${said.call.path}` : `callback ${said.type}`;
          return { ...reply, name, said };
        }),
      );
      for (const { status, name, said, text } of replies)
        if (status >= 500) failed.push(`${name} ${JSON.stringify(said)} ${status} ${text}`);
      const taken = replies.filter(({ status, name }) => status === 200 && !name.startsWith('GET '));
      // Flows of previously accepted commands may still append.
      if (taken.length === 0 && quiet && (await store.head()) !== before)
        changed.push(replies.map(({ name, status }) => `${name} ${status}`).join('; '));
      wasTaken = taken.length > 0;
    }
  }
  expect({ failed, changed }).toEqual({ failed: [], changed: [] });
  expect(await divergence(shop())).toBeUndefined();
}, 3_600_000);
