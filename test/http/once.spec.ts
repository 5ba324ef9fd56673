import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { playerStream } from '@skins/engine/accounts';
import { type Command, type Moment, accepted } from '@skins/engine/kernel';
import type { Player as PlayerState } from '@skins/engine/shop';
import { post } from '@skins/engine/wallet';
import { describe, expect, it } from 'vitest';
import { type Reply, dataOf, refusalOf } from './client.ts';
import { INSUFFICIENT_GEMS, KEY_REUSED, expectRefusal, expectRefusedInEveryLanguage } from './messages.ts';
import { type Player, newPlayer } from './player.ts';
import { sharedShop } from './shop.ts';
import { CHEAP, DEAR } from './test-catalogue.ts';

const shop = sharedShop([CHEAP, DEAR]);

async function openingOf({ client }: Player, boxId: string, count = 1) {
  const { versionHash } = await client.ask(boxDetails, { query: { boxId } });
  return { boxId, count, versionHash };
}

/** Returns the answer's bytes, except the time. */
const withoutTime = ({ status, text }: Reply) => [status, text.replace(/,"sysTime":\d+/, '')];
const holding = async ({ client }: Player) => {
  const { balance, bagCount } = await client.ask(userInfo);
  return { balance, bagCount };
};

describe('a command resent under its key', () => {
  it('gets the same answer, and happens once', async () => {
    const player = await newPlayer(shop().client());
    const body = await openingOf(player, CHEAP.id, 3);
    const key = randomUUID();
    const first = await player.client.call(openBox, { key, body });
    const after = await holding(player);
    await player.client.ask(openBox, { body });
    const again = await player.client.call(openBox, { key, body });
    expect(withoutTime(again)).toEqual(withoutTime(first));
    expect(dataOf(openBox, first).opens).toHaveLength(3);
    expect(after).toEqual({ balance: 1_000 - 0.0303, bagCount: 3 });
    expect(await holding(player)).toEqual({ balance: 1_000 - 0.0606, bagCount: 6 });
  });

  it('in parallel: twenty presses give one open', async () => {
    const player = await newPlayer(shop().client());
    const body = await openingOf(player, CHEAP.id);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => player.client.call(openBox, { key, body })),
    );
    expect(new Set(replies.map((reply) => withoutTime(reply).join(' '))).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await holding(player)).toEqual({ balance: 1_000 - 0.0101, bagCount: 1 });
  });

  it('in parallel with other bodies: one happens, the others are refused', async () => {
    const player = await newPlayer(shop().client());
    const key = randomUUID();
    const bodies = await Promise.all([1, 2, 3, 4].map((count) => openingOf(player, CHEAP.id, count)));
    const replies = await Promise.all(bodies.map((body) => player.client.call(openBox, { key, body })));
    const done = replies.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const reply of replies) if (!done.includes(reply)) expectRefusal(refusalOf(reply), KEY_REUSED);
    const bagCount = done.flatMap((reply) => dataOf(openBox, reply).opens).length;
    expect(await holding(player)).toEqual({ balance: (10_000_000 - 101 * bagCount) / 10_000, bagCount });
  });

  it('for another kind of command: is refused', async () => {
    const player = await newPlayer(shop().client());
    const key = randomUUID();
    await player.client.ask(updateClientSeed, { key, body: { key: 'first' } });
    const body = await openingOf(player, CHEAP.id);
    await expectRefusedInEveryLanguage(
      player.client,
      (client) => client.call(openBox, { key, body }),
      KEY_REUSED,
    );
    expect(await holding(player)).toEqual({ balance: 1_000, bagCount: 0 });
  });

  it('by another player: happens, as keys are per player', async () => {
    const key = randomUUID();
    for (const player of [await newPlayer(shop().client()), await newPlayer(shop().client())]) {
      const body = await openingOf(player, CHEAP.id);
      expect((await player.client.ask(openBox, { key, body })).opens).toHaveLength(1);
    }
  });

  it('after the box was republished: gets the old answer', async () => {
    const player = await newPlayer(shop().client());
    const body = await openingOf(player, CHEAP.id);
    const key = randomUUID();
    const first = await player.client.call(openBox, { key, body });
    await shop().publish({ ...CHEAP, price: '5' });
    expect(withoutTime(await player.client.call(openBox, { key, body }))).toEqual(withoutTime(first));
    await shop().publish(CHEAP);
  });

  it('after a restart of the server: gets the same answer', async () => {
    const player = await newPlayer(shop().client());
    const body = await openingOf(player, CHEAP.id, 2);
    const key = randomUUID();
    const first = await player.client.call(openBox, { key, body });
    await shop().restart();
    const client = shop().client().with({ token: player.token });
    expect(withoutTime(await client.call(openBox, { key, body }))).toEqual(withoutTime(first));
    const other = await client.refused(openBox, { key, body: { ...body, count: 1 } });
    expectRefusal(other, KEY_REUSED);
    expect((await client.ask(userInfo)).bagCount).toBe(2);
  });
});

describe('gems for one open', () => {
  it('and fifty presses at once: one opens, the others are refused for lack of gems', async () => {
    const player = await newPlayer(shop().client());
    const body = await openingOf(player, DEAR.id);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => player.client.call(openBox, { body })),
    );
    const done = replies.filter(({ status }) => status === 200);
    expect(done.map((reply) => dataOf(openBox, reply).balance)).toEqual([400]);
    for (const reply of replies)
      if (!done.includes(reply)) expectRefusal(refusalOf(reply), INSUFFICIENT_GEMS);
    expect(await holding(player)).toEqual({ balance: 400, bagCount: 1 });
  });

  it('and a press for two: all or nothing', async () => {
    const player = await newPlayer(shop().client());
    const body = await openingOf(player, DEAR.id, 2);
    await expectRefusedInEveryLanguage(
      player.client,
      (client) => client.call(openBox, { body }),
      INSUFFICIENT_GEMS,
    );
    expect(await holding(player)).toEqual({ balance: 1_000, bagCount: 0 });
  });

  it('and a refused key: it stays refused after a top-up, and a fresh key opens', async () => {
    const player = await newPlayer(shop().client());
    const body = await openingOf(player, DEAR.id);
    await player.client.ask(openBox, { body });
    const key = randomUUID();
    expectRefusal(await player.client.refused(openBox, { key, body }), INSUFFICIENT_GEMS);
    await topUp(player, 2_000_000);
    expect(await holding(player)).toEqual({ balance: 600, bagCount: 1 });

    await expectRefusedInEveryLanguage(
      player.client,
      (client) => client.call(openBox, { key, body }),
      INSUFFICIENT_GEMS,
    );
    expect(await holding(player)).toEqual({ balance: 600, bagCount: 1 });
    await player.client.ask(openBox, { body });
    expect(await holding(player)).toEqual({ balance: 0, bagCount: 2 });
  });
});

/** Gives a player units of 1/10,000 gem, as no call does yet. */
async function topUp({ client }: Player, amount: number): Promise<void> {
  const { game } = shop().serving().service;
  const grant: Command<PlayerState, number, Moment, never, undefined> = {
    name: 'test-top-up',
    decide: ({ wallet }, amount, { at }) => {
      const posted = post(wallet, 'demo-grant', at, { from: 'mint', to: 'player', amount });
      return posted === undefined ? accepted() : accepted(posted);
    },
    reply: () => undefined,
  };
  const { id } = await client.ask(userInfo);
  const outcome = await game.runtime.execute({
    command: grant,
    streams: game.streams.player,
    stream: playerStream(id),
    commandId: randomUUID(),
    input: amount,
    actor: 'system',
    context: (moment) => moment,
  });
  expect(outcome.kind).toBe('done');
}
