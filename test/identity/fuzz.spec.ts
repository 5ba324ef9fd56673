import { eraseMe, exportMine } from '@skins/api/erasure/contract';
import * as contract from '@skins/api/identity/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdings, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';

const shop = ownShop([]);

/** requests; `FUZZ=100000` for a longer run */
const REQUESTS = Number(process.env['FUZZ'] ?? '1500');
const AT_ONCE = 20;

const calls = [...Object.values(contract), eraseMe, exportMine];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    'undefined',
    '76561198000000001',
    // a wrong check digit, as a right one would be accepted sooner or later
    '110105194912310020',
    "' OR 1=1 --",
    '__proto__',
    'https://steamcommunity.com/tradeoffer/new/?partner=1&token=<script>',
    'http://specs.openid.net/auth/2.0',
    'x'.repeat(5_000),
  ),
);
const value = fc.oneof({ weight: 8, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });

/** A body with the call's fields, some of them missing, corrupted or of another type; or any text. */
const bodyOf = (fields: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(...fields.map((name) => fc.tuple(fc.constant(name), fc.option(value, { nil: undefined }))))
        .map((members) => JSON.stringify(Object.fromEntries(members))),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );

const fieldsOf = (schema: object): string[] =>
  'properties' in schema ? Object.keys(Object(schema.properties)) : [];

const request = fc.constantFrom(...calls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    body: bodyOf(fieldsOf(call.body)),
    query: fc.oneof(fc.constant(''), text),
    known: fc.boolean(),
    key: fc.oneof(fc.uuid(), fc.constant(''), fc.string({ unit: 'grapheme-ascii', maxLength: 10 })),
  }),
);

it(`attack 3: ${REQUESTS} random and mutated requests break nothing, and change nothing`, async () => {
  const player = await newPlayer(shop().client());
  const before = await holdings(player);
  const { store, accounts, desks } = shop().serving().service;
  const { sessions } = desks.accounts;
  const head = await store.head();
  const known = () => accounts.prepare<[], number>('SELECT COUNT(*) FROM personal').pluck().get();
  const people = known();
  const all = fc.sample(request, { numRuns: REQUESTS, seed: 9 });
  for (let at = 0; at < all.length; at += AT_ONCE)
    await Promise.all(
      all.slice(at, at + AT_ONCE).map(async ({ call, body, query, known: logged, key }) => {
        const client = logged ? player.client : shop().client();
        const path = `${call.path}${query === '' ? '' : `?origin=${encodeURIComponent(query.toWellFormed())}`}`;
        const { status, text: said } = await client.send(
          call.method,
          path,
          call.method === 'GET' ? undefined : body,
          { 'idempotency-key': key.replaceAll(/[^\x21-\x7e]/g, '') },
        );
        // 503 means that the platform is not available for this origin, with an errCode of its own.
        if (status >= 500) expect(said).toContain('"errCode":777');
      }),
    );
  expect(await store.head()).toBe(head);
  expect(known()).toBe(people);
  expect(await holdings(player)).toEqual(before);
  expect(await sessions.of('player', '', '')).toEqual([]);
});
