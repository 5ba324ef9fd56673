import { randomUUID } from 'node:crypto';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { dataOf, refusalOf } from './client.ts';
import { type Player, newPlayer } from './player.ts';
import { ownShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const HOUR_MS = 3_600_000;
const rightTime = Date.now.bind(Date);

const shop = ownShop([CHEAP]);
afterEach(() => vi.restoreAllMocks());

/** Sets this machine's clock, by milliseconds off the right time. */
const setClock = (by: number) => vi.spyOn(Date, 'now').mockImplementation(() => rightTime() + by);

const opening = async ({ client }: Player) => {
  const { versionHash } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
  return client.call(openBox, { body: { boxId: CHEAP.id, count: 1, versionHash }, key: randomUUID() });
};

const readiness = async (): Promise<unknown[]> => {
  const { status, text } = await shop().client().send('GET', '/readyz');
  return [status, Object(JSON.parse(text)).stops];
};
const stoppedBy = (sentence: string) => [
  503,
  [{ cause: 'clock', sentence: expect.stringContaining(sentence) }],
];

/** Expects that nothing is written, and that a command is refused with this sentence. */
async function expectStopped(player: Player, sentence: string): Promise<void> {
  const { store } = shop().serving().service;
  const head = await store.head();
  const refusal = refusalOf(await opening(player));
  expect([refusal.code, refusal.errCode]).toEqual([503, 503]);
  expect(refusal.errMsg).toContain('Nothing was charged');
  expect(await readiness()).toEqual(stoppedBy(sentence));
  expect(await store.head()).toBe(head);
}

async function expectGoingOn(player: Player): Promise<void> {
  dataOf(openBox, await opening(player));
  expect(await readiness()).toEqual([200, []]);
}

it('a clock behind the log’s end stops writing with a message, until it is right', async () => {
  const player = await newPlayer(shop().client());
  await expectGoingOn(player);
  const clock = setClock(-HOUR_MS);
  await shop().restart();
  const again = { ...player, client: shop().client().with({ token: player.token }) };
  await expectStopped(again, 'behind the end of the log');
  clock.mockRestore();
  await expectGoingOn(again);
});

it.each([
  ['ahead', HOUR_MS],
  ['back', -HOUR_MS],
])('a clock that leaps %s stops writing with a message, until it is right', async (where, by) => {
  const player = await newPlayer(shop().client());
  await expectGoingOn(player);
  const clock = setClock(by);
  await expectStopped(player, where);
  // Even if nobody writes.
  expect(await readiness()).toEqual(stoppedBy(where));
  clock.mockRestore();
  await expectGoingOn(player);
});
