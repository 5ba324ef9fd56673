import { randomUUID } from 'node:crypto';
import { logout } from '@skins/api/accounts/contract';
import { boxDetails, boxRecord, openBox } from '@skins/api/boxes/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, dataOf } from './client.ts';
import {
  BAD_USER_SEED,
  COUNT_OUT_OF_RANGE,
  type Expected,
  KEY_REUSED,
  NOT_JSON,
  KEY_MALFORMED,
  NO_OBJECT,
  STALE_VERSION,
  TOO_LARGE,
  UNKNOWN_BOX,
  UNSUPPORTED_TYPE,
  expectRefusedInEveryLanguage,
  missing,
  noText,
  noWholeNumber,
} from './messages.ts';
import { type Player, holdings, newPlayer, openSome } from './player.ts';
import { ownShop } from './shop.ts';
import { CHANGING, CHEAP } from './test-catalogue.ts';

const shop = ownShop([CHEAP, CHANGING]);
let player: Player;
let versionHash: string;

beforeAll(async () => {
  player = await newPlayer(shop().client());
  await openSome(player, CHEAP.id, 2);
  ({ versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } }));
});

/** Expects the same refusal in each language, with the player and the log unchanged. */
async function expectNothingDone(
  send: (client: Client) => Promise<Reply>,
  expected: Expected,
): Promise<void> {
  const before = [await holdings(player), await shop().serving().service.store.head()];
  await expectRefusedInEveryLanguage(player.client, send, expected);
  expect([await holdings(player), await shop().serving().service.store.head()]).toEqual(before);
}

const post =
  (path: string, body: string, headers: Record<string, string> = {}) =>
  (client: Client) =>
    client.send('POST', path, body, { 'idempotency-key': randomUUID(), ...headers });

const open = (body: object) => post(openBox.path, JSON.stringify(body));
const openCounting = (count: string) =>
  post(openBox.path, `{"boxId":"${CHEAP.id}","versionHash":"${versionHash}","count":${count}}`);

describe('a count that is not a whole number from 1 to 10', () => {
  const counts = [
    '0',
    '-1',
    '-0',
    '11',
    '1.5',
    '1e-37',
    '1e9',
    '1e400',
    '9007199254740992',
    '"1e3"',
    '"1"',
    '"１"',
    'null',
    'true',
    '[1]',
    '{}',
  ];
  it.for(counts)('is refused: %s', (count) => expectNothingDone(openCounting(count), COUNT_OUT_OF_RANGE));

  it.for(['NaN', 'Infinity', '１', '01', '+1', '0x1'])('is refused: %s, which is not JSON', (count) =>
    expectNothingDone(openCounting(count), NOT_JSON),
  );

  it('is refused if it is missing', () =>
    expectNothingDone(open({ boxId: CHEAP.id, versionHash }), missing('count')));
});

describe('a box', () => {
  it.for(['nothing', '__proto__', 'constructor', '../test-cheap', "test-cheap' OR 1=1"])(
    'is refused as %s, which does not exist',
    async (boxId) => {
      await expectNothingDone(open({ boxId, count: 1, versionHash }), UNKNOWN_BOX);
      await expectNothingDone((client) => client.call(boxDetails, { query: { boxId } }), UNKNOWN_BOX);
    },
  );

  it.for([
    ['empty', ''],
    ['endless', 'x'.repeat(41)],
    ['a number', 7],
    ['null', null],
    ['a list', ['test-cheap']],
  ])('is refused with %s as its id', ([, boxId]) =>
    expectNothingDone(open({ boxId, count: 1, versionHash }), noText('boxId', 1, 40)),
  );

  it.for(['', '0'.repeat(64), 'undefined'])('is refused in version "%s", which it never had', (stale) =>
    expectNothingDone(open({ boxId: CHEAP.id, count: 1, versionHash: stale }), STALE_VERSION),
  );

  it('is refused if it was republished between the view and the press', async () => {
    const { client } = player;
    const query = { boxId: CHANGING.id };
    const seen = await client.ask(boxDetails, { query });
    await shop().publish({ ...CHANGING, price: '3.5' });
    await expectNothingDone(open({ ...query, count: 1, versionHash: seen.versionHash }), STALE_VERSION);

    const now = await client.ask(boxDetails, { query });
    expect([seen.price, now.price]).toEqual([2.5, 3.5]);
    expect(now.versionHash).not.toBe(seen.versionHash);
    expect((await openSome(player, CHANGING.id, 1)).opens).toHaveLength(1);
  });

  it('is refused if it was republished at the same price with a better item', async () => {
    const query = { boxId: CHANGING.id };
    const seen = await player.client.ask(boxDetails, { query });
    await shop().publish({ ...CHANGING, price: '3.5', best: '41' });
    await expectNothingDone(open({ ...query, count: 1, versionHash: seen.versionHash }), STALE_VERSION);
  });

  it('is accepted in the seen version if it was republished unchanged', async () => {
    const query = { boxId: CHANGING.id };
    // The count of opens must include the open of the previous test.
    await shop().settled();
    const seen = await player.client.ask(boxDetails, { query });
    await shop().publish({ ...CHANGING, price: '3.5', best: '41' });
    expect(await player.client.ask(boxDetails, { query })).toEqual(seen);
  });
});

describe('a page', () => {
  it.for(['0', '101', '1.5', '1e1', 'ten'])('is refused with %s records', (size) =>
    expectNothingDone(
      (client) => client.send('GET', `${boxRecord.path}?size=${size}`),
      noWholeNumber('size', 1, 100),
    ),
  );
});

describe('a user seed that is not 1 to 16 letters or digits', () => {
  const seeds = [
    '',
    ' ',
    'x'.repeat(17),
    'a b',
    '<script>',
    'ключ',
    '种子',
    'ａｂｃ',
    'abc\n',
    'a\u0000b',
    'é',
  ];
  it.for(seeds)('is refused: %j', (key) =>
    expectNothingDone(post(updateClientSeed.path, JSON.stringify({ key })), BAD_USER_SEED),
  );

  it('is refused if it is missing', () =>
    expectNothingDone(post(updateClientSeed.path, '{}'), BAD_USER_SEED));

  it.for(['null', '7', '["a"]', '{}', `"${'x'.repeat(65)}"`])(
    'is refused: %s, which is not a short text',
    (key) => expectNothingDone(post(updateClientSeed.path, `{"key":${key}}`), BAD_USER_SEED),
  );
});

describe('an Idempotency-Key', () => {
  const body = () => JSON.stringify({ boxId: CHEAP.id, count: 1, versionHash });

  it.for(['x'.repeat(65), 'a b', 'a/b', 'system/register', 'a,b', '"quoted"'])('is refused: %j', (key) =>
    expectNothingDone(post(openBox.path, body(), { 'idempotency-key': key }), KEY_MALFORMED),
  );

  it('is refused if it was used for another request', async () => {
    const key = randomUUID();
    await player.client.ask(openBox, { key, body: { boxId: CHEAP.id, count: 1, versionHash } });
    const headers = { 'idempotency-key': key };
    const other = JSON.stringify({ boxId: CHEAP.id, count: 2, versionHash });
    await expectNothingDone(post(openBox.path, other, headers), KEY_REUSED);
    await expectNothingDone(post(updateClientSeed.path, '{"key":"abc"}', headers), KEY_REUSED);
  });
});

describe('a body', () => {
  it('is refused if it has a megabyte', () =>
    expectNothingDone(
      open({ boxId: CHEAP.id, count: 1, versionHash, x: 'x'.repeat(1024 * 1024) }),
      TOO_LARGE,
    ));

  it.for(['[]', '7', '"text"'])('is refused: %j, which is not an object', (body) =>
    expectNothingDone(post(openBox.path, body), NO_OBJECT),
  );

  it.for(['', 'null'])('is refused: %j, which is no body', (body) =>
    expectNothingDone(post(openBox.path, body), missing('boxId, count, versionHash')),
  );

  it.for(['{', '"x', '{"boxId":}', '{"__proto__":{"count":1}}', '\ufeff{}x'])(
    'is refused: %j, which is not JSON, or poisons prototypes',
    (body) => expectNothingDone(post(openBox.path, body), NOT_JSON),
  );

  const opening = () => JSON.stringify({ boxId: CHEAP.id, count: 1, versionHash });
  const types = [
    'text/plain',
    'text/xml',
    'application/xml',
    'application/x-www-form-urlencoded',
    'nonsense',
  ];

  it.for(types)('is refused if its type is %s', (type) =>
    expectNothingDone(post(openBox.path, opening(), { 'content-type': type }), UNSUPPORTED_TYPE),
  );

  it.for(['application/json', 'text/plain'])('is ignored if it is empty, even as %s', async (type) => {
    const { client } = await newPlayer(shop().client());
    const reply = await client.send('POST', logout.path, '', { 'content-type': type });
    expect([reply.status, dataOf(logout, reply)]).toEqual([200, null]);
  });
});
