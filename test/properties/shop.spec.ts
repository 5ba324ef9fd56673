import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { openSqliteStore } from '@skins/api/foundation/store';
import { ItemsGranted, ItemsMoved } from '@skins/engine/bag';
import { SeedChainCommitted, UserSeedSet } from '@skins/engine/seeds';
import { shop as slices } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';
import { byPlayer, entriesOf, measureOf, recordsOf, stateHashOf } from './log.ts';
import { PLAYERS, always, play, steps } from './played.ts';
import { type Answer, CHAIN_LENGTH, type Sent, Shop, secrets } from './shop.ts';

// Properties of any steps of any slices, which the test kits generate.

describe('money', () => {
  it('moves and is never created: players, house and escrow hold what was minted, and no balance is negative', () =>
    always(async ({ shop }) => {
      const accounts = new Map<string, bigint>();
      const add = (account: string, amount: number) =>
        accounts.set(account, (accounts.get(account) ?? 0n) + BigInt(amount));
      let held = 0n;
      for (const [player, own] of byPlayer(await entriesOf(shop.store))) {
        let balance = 0n;
        for (const { event } of own) {
          if (!WalletPosted.is(event)) continue;
          for (const { from, to, amount } of event.data.postings) {
            add(from, -amount);
            add(to, amount);
            if (from === 'player') balance -= BigInt(amount);
            if (to === 'player') balance += BigInt(amount);
          }
          expect(balance).toBeGreaterThanOrEqual(0n);
          expect(BigInt(event.data.balance)).toBe(balance);
        }
        expect(BigInt((await shop.player(player)).wallet.balance)).toBe(balance);
        held += balance;
      }
      expect(accounts.get('player') ?? 0n).toBe(held);
      expect([...accounts.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
      expect(accounts.get('mint') ?? 0n).toBeLessThanOrEqual(0n);
    }));
});

/** Copied from docs/items.md without the engine's code: an item's transitions, and the states outside its player's bag. */
const WAYS: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [1, 2, 3, 6, 10, 11]],
  [3, [0, 4, 5, 7]],
  [4, [0, 3, 8]],
  [5, [0]],
  [7, [0, 3, 9]],
  [8, [0, 6]],
  [9, [0, 6]],
  [11, [0, 6]],
]);
const ENDED: ReadonlySet<number> = new Set([1, 2, 5, 6, 10]);

describe('items', () => {
  it('are granted once, to one player, and stay in that bag', () =>
    always(async ({ shop }) => {
      const granted: string[] = [];
      for (const [player, own] of byPlayer(await entriesOf(shop.store))) {
        const ids = own.flatMap(({ event }) =>
          ItemsGranted.is(event) ? event.data.items.map(({ itemId }) => itemId) : [],
        );
        granted.push(...ids);
        const { bag } = await shop.player(player);
        expect([...bag.items].map(({ itemId }) => itemId)).toEqual(ids);
        expect(ids.every((itemId) => itemId.startsWith(`${player}-`))).toBe(true);
      }
      expect(new Set(granted).size).toBe(granted.length);
    }));

  it('have one state and one owner, along allowed transitions, after any steps', () =>
    always(async ({ shop }) => {
      const states = new Map<string, { readonly owner: string; readonly status: number }>();
      for (const [owner, own] of byPlayer(await entriesOf(shop.store)))
        for (const { event } of own) {
          if (ItemsGranted.is(event))
            for (const { itemId } of event.data.items) states.set(itemId, { owner, status: 0 });
          if (!ItemsMoved.is(event)) continue;
          const { from, to, items } = event.data;
          expect(WAYS.get(from)).toContain(to);
          for (const { itemId } of items) {
            expect(states.get(itemId)).toEqual({ owner, status: from });
            states.set(itemId, { owner, status: to });
          }
        }
      for (const player of PLAYERS) {
        const { bag } = await shop.player(player);
        const held = [...bag.items];
        for (const { itemId, status } of held) expect(states.get(itemId)).toEqual({ owner: player, status });
        expect(bag.held).toBe(held.filter(({ status }) => !ENDED.has(status)).length);
        for (const { itemId } of held) states.delete(itemId);
      }
      expect([...states.keys()]).toEqual([]);
    }));
});

describe('the auditor', () => {
  it('reports nothing in a log that the runtime wrote', () =>
    always(async ({ shop }) => {
      expect(audited(await recordsOf(shop.store), slices).divergence).toBeUndefined();
    }));
});

describe('a replay', () => {
  it("restores the shop's in-memory state, wherever processes ended and started", () =>
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

  it('gives the same records and state hash on SQLite as in memory', async () => {
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

describe('every roll', () => {
  // Implements docs/fairness.md without the engine's code.
  it('uses the next seed of its chain, once and in order, and the latest user seed', () =>
    always(async ({ shop }) => {
      for (const own of byPlayer(await entriesOf(shop.store)).values()) {
        const chains: { chainId: number; used: number; commitment: string; left: number }[] = [];
        let userSeed: string | undefined;
        for (const { event } of own) {
          if (UserSeedSet.is(event)) ({ userSeed } = event.data);
          if (SeedChainCommitted.is(event)) {
            const { chainId, anchor, length } = event.data;
            chains.push({ chainId, used: 0, commitment: anchor, left: length });
          }
          const reveal = measureOf('reveal', event);
          if (reveal === undefined) continue;
          const chain = chains.find(({ left }) => left > 0);
          expect([reveal.chainId, reveal.index]).toEqual([chain?.chainId, (chain?.used ?? 0) + 1]);
          expect(nativeSha256(reveal.serverSeed)).toBe(chain?.commitment);
          expect(reveal.userSeed).toBe(userSeed);
          if (chain === undefined) continue;
          chain.used += 1;
          chain.left -= 1;
          chain.commitment = reveal.serverSeed;
        }
      }
    }));

  it("uses a user seed that was set after its chain's anchor was logged", () =>
    always(async ({ shop }) => {
      for (const own of byPlayer(await entriesOf(shop.store)).values()) {
        const unarmed = new Set<number>();
        for (const { event } of own) {
          if (SeedChainCommitted.is(event)) unarmed.add(event.data.chainId);
          if (UserSeedSet.is(event)) unarmed.clear();
          const reveal = measureOf('reveal', event);
          if (reveal !== undefined) expect(unarmed.has(reveal.chainId)).toBe(false);
        }
      }
    }));
});

describe('a command sent twice', () => {
  it('happens once and gets the same answer, concurrently, later and after a restart', () =>
    fc.assert(
      fc.asyncProperty(steps(30), fc.boolean(), async (asked, restart) => {
        const shop = await Shop.on();
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

  it('happens once even if all players send all commands concurrently', () =>
    fc.assert(
      fc.asyncProperty(steps(25), async (asked) => {
        const shop = await Shop.on();
        const sent = await Promise.all(asked.map((step, n) => shop.look(step, `command-${n}`)));
        const twice = await Promise.all(
          [...sent, ...sent.toReversed(), ...sent].map((command) => shop.send(command)),
        );
        const first = twice.slice(0, sent.length);

        expect(twice.slice(sent.length)).toEqual([...first.toReversed(), ...first]);
      }),
      { numRuns: 40 },
    ));
});

describe('nothing published', () => {
  it('contains an unrolled seed: no event, no answer, no refusal', () =>
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
