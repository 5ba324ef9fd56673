import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, createMemoryStore, openSqliteStore } from '@skins/api/store';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { BoxVersionPublished } from '@skins/engine/catalogue';
import type { EventData } from '@skins/engine/kernel';
import { SeedChainCommitted, UserSeedSet } from '@skins/engine/seeds';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, entriesOf, playerOf, recordsOf, stateHashOf } from './log.ts';
import { type Answer, CHAIN_LENGTH, type Sent, Shop, secrets } from './shop.ts';
import { PLAYERS, type Step, steps } from './steps.ts';

/** A shop after everything that was asked of it. */
interface Played {
  readonly shop: Shop;
  readonly sent: readonly Sent[];
  readonly answers: readonly Answer[];
}

async function play(
  asked: readonly Step[],
  { store = createMemoryStore(), restartAt = [] }: { store?: EventStore; restartAt?: readonly number[] } = {},
): Promise<Played> {
  const shop = await Shop.on(store);
  const sent: Sent[] = [];
  const answers: Answer[] = [];
  for (const [n, step] of asked.entries()) {
    if (restartAt.includes(n)) shop.restart();
    const command = await shop.look(step, `command-${n}`);
    sent.push(command);
    answers.push(await shop.send(command));
  }
  return { shop, sent, answers };
}

/** The same, with everybody pressing at once. */
async function playAtOnce(asked: readonly Step[]): Promise<Played> {
  const shop = await Shop.on(createMemoryStore());
  const sent = await Promise.all(asked.map((step, n) => shop.look(step, `command-${n}`)));
  const answers = await Promise.all(sent.map((command) => shop.send(command)));
  return { shop, sent, answers };
}

/** Holds a property over shops that were played in order, and over such where everybody pressed at once. */
const always = (property: (played: Played) => Promise<void> | void, numRuns = 80): Promise<void> =>
  fc.assert(
    fc.asyncProperty(steps(40), fc.boolean(), async (asked, atOnce) => {
      await property(atOnce ? await playAtOnce(asked) : await play(asked));
    }),
    { numRuns },
  );

const byPlayer = (entries: readonly Entry[]): Map<string, Entry[]> => {
  const players = new Map<string, Entry[]>();
  for (const entry of entries) {
    const player = playerOf(entry);
    if (player !== undefined) players.set(player, [...(players.get(player) ?? []), entry]);
  }
  return players;
};

describe('money', () => {
  it('moves and is never made: what was minted is held by players, the house and the escrow; nobody is below zero', () =>
    always(async ({ shop }) => {
      const entries = await entriesOf(shop.store);
      const accounts = { player: 0n, house: 0n, mint: 0n, escrow: 0n };
      let held = 0n;
      for (const [player, own] of byPlayer(entries)) {
        let balance = 0n;
        for (const { event } of own.filter(({ event }) => WalletPosted.is(event))) {
          if (!WalletPosted.is(event)) continue;
          for (const { from, to, amount } of event.data.postings) {
            accounts[from] -= BigInt(amount);
            accounts[to] += BigInt(amount);
            if (from === 'player') balance -= BigInt(amount);
            if (to === 'player') balance += BigInt(amount);
          }
          expect(balance).toBeGreaterThanOrEqual(0n);
          expect(BigInt(event.data.balance)).toBe(balance);
        }
        expect(BigInt((await shop.player(player)).wallet.balance)).toBe(balance);
        held += balance;
      }
      expect(accounts.player).toBe(held);
      expect(-accounts.mint).toBe(held + accounts.house + accounts.escrow);
    }));

  it('is paid for every open, at the price of the version, in the same command', () =>
    always(async ({ shop }) => {
      const paid = new Map<string, number>();
      const owed = new Map<string, number>();
      for (const { event, meta } of await entriesOf(shop.store)) {
        const command = `${meta.stream} ${meta.command}`;
        if (BoxOpened.is(event)) owed.set(command, (owed.get(command) ?? 0) + event.data.price);
        if (WalletPosted.is(event) && event.data.reason === 'box-open')
          for (const { amount } of event.data.postings) paid.set(command, (paid.get(command) ?? 0) + amount);
      }
      expect(paid).toEqual(owed);
    }));
});

describe('items', () => {
  it('are granted once, to one player, for the open that drew them, and stay in that bag', () =>
    always(async ({ shop }) => {
      const entries = await entriesOf(shop.store);
      const drawn: string[] = [];
      const granted: string[] = [];
      for (const [player, own] of byPlayer(entries)) {
        const ids = own.flatMap(({ event }) =>
          ItemsGranted.is(event) ? event.data.items.map(({ itemId }) => itemId) : [],
        );
        for (const { event } of own) if (BoxOpened.is(event)) drawn.push(event.data.itemId);
        granted.push(...ids);
        const { bag } = await shop.player(player);
        expect([...bag.items].map(({ itemId }) => itemId)).toEqual(ids);
        expect(ids.every((itemId) => itemId.startsWith(`${player}-`))).toBe(true);
      }
      expect(new Set(granted).size).toBe(granted.length);
      expect(granted).toEqual(drawn);
    }));
});

describe('a replay', () => {
  it('comes to the very state that the shop has in memory, wherever a process ended and another one began', () =>
    fc.assert(
      fc.asyncProperty(steps(40), fc.array(fc.nat(39), { maxLength: 4 }), async (asked, restartAt) => {
        const { shop, answers } = await play(asked);
        const again = await play(asked, { restartAt });

        expect(await recordsOf(again.shop.store)).toEqual(await recordsOf(shop.store));
        expect(again.answers).toEqual(answers);
        const live = await Promise.all(PLAYERS.map((player) => shop.player(player)));
        shop.restart();
        const replayed = await Promise.all(PLAYERS.map((player) => shop.player(player)));
        expect(JSON.stringify(replayed)).toBe(JSON.stringify(live));
      }),
      { numRuns: 40 },
    ));

  it('comes to the same records and the same state hash on SQLite as in memory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skins-properties-'));
    let file = 0;
    await fc.assert(
      fc.asyncProperty(steps(25), async (asked) => {
        file += 1;
        const store = openSqliteStore(join(folder, String(file), 'log.sqlite'));
        const onDisk = await play(asked, { store });
        const inMemory = await play(asked);

        expect(onDisk.answers).toEqual(inMemory.answers);
        expect(await recordsOf(store)).toEqual(await recordsOf(inMemory.shop.store));
        expect(await stateHashOf(store)).toBe(await stateHashOf(inMemory.shop.store));
        await store.close();
      }),
      { numRuns: 8 },
    );
    rmSync(folder, { recursive: true });
  });
});

describe('every result', () => {
  const sha256 = (text: string): string => hash('sha256', text, 'hex');

  // Written out from docs/fairness.md, without the engine's own code.
  it('recomputes from the log alone, each seed used once and in order', () =>
    always(async ({ shop }) => {
      const onSale = new Map<string, EventData<typeof BoxVersionPublished>>();
      const chains = new Map<string, { chainId: number; used: number; commitment: string; left: number }[]>();
      const userSeeds = new Map<string, string>();
      for (const { event, meta } of await entriesOf(shop.store)) {
        const { stream } = meta;
        const own = chains.get(stream) ?? [];
        chains.set(stream, own);
        if (BoxVersionPublished.is(event)) onSale.set(event.data.odds.boxId, event.data);
        if (SeedChainCommitted.is(event))
          own.push({
            chainId: event.data.chainId,
            used: 0,
            commitment: event.data.anchor,
            left: event.data.length,
          });
        if (UserSeedSet.is(event)) userSeeds.set(stream, event.data.userSeed);
        if (!BoxOpened.is(event)) continue;
        const { reveal, ticket, skinId, versionHash, price, boxId } = event.data;
        const chain = own.find(({ left }) => left > 0);
        expect({ chainId: chain?.chainId, index: (chain?.used ?? 0) + 1 }).toEqual({
          chainId: reveal.chainId,
          index: reveal.index,
        });
        expect(sha256(reveal.serverSeed)).toBe(chain?.commitment);
        if (chain !== undefined)
          Object.assign(chain, { used: chain.used + 1, left: chain.left - 1, commitment: reveal.serverSeed });
        expect(reveal.userSeed).toBe(userSeeds.get(stream));
        expect(ticket).toBe(Number(`0x${sha256(reveal.userSeed + reveal.serverSeed).slice(0, 6)}`));
        const version = onSale.get(boxId);
        expect(version?.versionHash).toBe(versionHash);
        expect(version?.odds.price).toBe(price);
        const holding = version?.odds.items.filter(
          ({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket,
        );
        expect(holding?.map((item) => item.skinId)).toEqual([skinId]);
      }
    }));

  it('was rolled with a user seed that was set after the anchor of its chain was logged', () =>
    always(async ({ shop }) => {
      for (const own of byPlayer(await entriesOf(shop.store)).values()) {
        const unarmed = new Set<number>();
        for (const { event } of own) {
          if (SeedChainCommitted.is(event)) unarmed.add(event.data.chainId);
          if (UserSeedSet.is(event)) unarmed.clear();
          if (BoxOpened.is(event)) expect(unarmed.has(event.data.reveal.chainId)).toBe(false);
        }
      }
    }));
});

describe('a command sent twice', () => {
  it('happens once and gets the same answer, at once, later and after a restart', () =>
    fc.assert(
      fc.asyncProperty(steps(30), fc.boolean(), async (asked, restart) => {
        const shop = await Shop.on(createMemoryStore());
        const all: { command: Sent; answer: Answer }[] = [];
        for (const [n, step] of asked.entries()) {
          const command = await shop.look(step, `command-${n}`);
          const answer = await shop.send(command);
          const head = await shop.store.head();
          expect(await shop.send(command)).toEqual(answer);
          expect(await shop.store.head()).toBe(head);
          all.push({ command, answer });
        }
        if (restart) shop.restart();
        const log = await recordsOf(shop.store);
        for (const { command, answer } of all) expect(await shop.send(command)).toEqual(answer);
        expect(await recordsOf(shop.store)).toEqual(log);
      }),
      { numRuns: 40 },
    ));

  it('at the same time, by everybody at once, happens once', () =>
    fc.assert(
      fc.asyncProperty(steps(25), async (asked) => {
        const shop = await Shop.on(createMemoryStore());
        const sent = await Promise.all(asked.map((step, n) => shop.look(step, `command-${n}`)));
        const twice = await Promise.all(
          [...sent, ...sent.toReversed(), ...sent].map((command) => shop.send(command)),
        );
        const first = twice.slice(0, sent.length);

        expect(twice.slice(sent.length)).toEqual([...first.toReversed(), ...first]);
      }),
      { numRuns: 40 },
    ));

  it('stays refused after a top-up, and a new one is not', async () => {
    const shop = await Shop.on(createMemoryStore());
    const step: Step = { kind: 'open', player: 'anna0000', box: 'box-one', count: 1, seen: 'present' };
    const late = await shop.look(step, 'late');
    const refused = await shop.send(late);
    expect(refused).toMatchObject({ kind: 'refused', rejection: { code: 'insufficient-gems' } });

    const register: Step = { kind: 'register', player: 'anna0000', gems: 1_000 };
    expect(await shop.send(await shop.look(register, 'top-up'))).toMatchObject({ kind: 'done' });
    expect(await shop.send(late)).toEqual(refused);
    shop.restart();
    expect(await shop.send(late)).toEqual(refused);
    expect((await shop.player('anna0000')).wallet.balance).toBe(10_000_000);
    expect(await shop.send({ ...late, commandId: 'new' })).toMatchObject({ kind: 'done' });
  });
});

describe('nothing published', () => {
  it('holds a seed that is not rolled yet: no event, no answer, no refusal', () =>
    always(async ({ shop, answers }) => {
      const said = `${(await recordsOf(shop.store)).join('\n')}\n${JSON.stringify(answers)}`;
      for (const player of PLAYERS) {
        const { current, next } = (await shop.player(player)).seeds;
        const chains = [current, next].filter((chain) => chain !== undefined);
        for (const { chainId, used } of chains)
          for (let index = used + 1; index <= CHAIN_LENGTH; index += 1)
            expect(said).not.toContain(secrets.seed(player, chainId, index));
        const unborn = (chains.at(-1)?.chainId ?? 0) + 1;
        for (const index of [1, CHAIN_LENGTH])
          expect(said).not.toContain(secrets.seed(player, unborn, index));
      }
    }));
});

describe('a change between view and press', () => {
  it('of price or odds is refused, and nothing is charged', () =>
    fc.assert(
      fc.asyncProperty(steps(25), fc.constantFrom('price', 'odds'), async (asked, what) => {
        const { shop } = await play([{ kind: 'register', player: 'ben00000', gems: 1_000 }, ...asked]);
        const press: Step = { kind: 'open', player: 'ben00000', box: 'box-one', count: 1, seen: 'present' };
        const seen = await shop.look(press, 'press');
        const before = (await shop.catalogue()).boxes.get('box-one')?.current;
        const change: Step =
          what === 'price'
            ? { kind: 'publish', box: 'box-one', price: 40_000, odds: 0 }
            : { kind: 'price', skin: 'rare', price: 999_999 };
        await shop.send(await shop.look(change, 'change'));
        const publish: Step = { kind: 'publish', box: 'box-one', price: 40_001, odds: 1 };
        await shop.send(await shop.look(publish, 'publish'));
        const after = (await shop.catalogue()).boxes.get('box-one')?.current;
        expect(after?.versionHash).not.toBe(before?.versionHash);
        const { balance } = (await shop.player('ben00000')).wallet;
        const head = await shop.store.head();

        expect(await shop.send(seen)).toEqual({
          kind: 'refused',
          rejection: { code: 'stale-version', versionHash: after?.versionHash },
        });
        expect((await shop.player('ben00000')).wallet.balance).toBe(balance);
        expect(await shop.store.head()).toBe(head);
      }),
      { numRuns: 25 },
    ));

  it('never leads to an open of a version that is not on sale, whoever presses when', () =>
    always(({ sent, answers }) => {
      for (const [n, { step, versionHash }] of sent.entries()) {
        const answer = answers[n];
        if (step.kind !== 'open' || answer?.kind !== 'done') continue;
        expect(JSON.stringify(answer.reply)).toContain(versionHash);
        expect(step.seen).toBe('present');
      }
    }));
});
