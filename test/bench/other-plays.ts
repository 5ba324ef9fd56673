import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { DEAR_SKIN } from './bench-catalogue.ts';
import type { Bench, Figure } from './figure.ts';
import {
  type BenchShop,
  type Loaded,
  type Pace,
  type Requests,
  answerTo,
  inTurn,
  load,
  startShop,
  warmUp,
} from './loaded.ts';
import { bytesOfLog } from './log-bytes.ts';
import { roomIdOf, taskIdOf } from './tasks-and-rooms.ts';

const ROUNDS = 3;
const PLAYERS = 2_000;
/** Number of task boxes, rooms and wishes: the claims, entries and purchases that each player can make. */
const EACH = 60;
/** Players who buy shares: one of each wish, so that none becomes full. */
const BUYERS = 900;
const PACE = { connections: 64, seconds: 3 };
const WARM_UP = { connections: 64, seconds: 1 };
const AT_MOST = 1.3;
/** The dearest skin of the bench's box, and about half of its price. */
const TARGET = 'bench-skin-8';
const GEMS = 0.0004;

const Ruled = Compile(Type.Object({ data: Type.Object({ rulesHash: Type.String() }) }));
const Planted = Compile(Type.Object({ data: Type.Object({ wishId: Type.String() }) }));
const Quoted = Compile(Type.Object({ data: Type.Object({ quote: Type.String() }) }));

/**
 * Measures an upgrade, a task's claim, a room's entry and a wish's share over HTTP. The baseline is an open of one box in
 * the same shop.
 */
export const otherPlays: Bench = async (progress) => {
  progress(`registering ${PLAYERS} players`);
  const shop = await startShop(PLAYERS, { tasksAndRooms: EACH });
  try {
    await warmUp(shop, shop.open);
    const all = await plays(shop);
    for (const play of Object.values(all)) await play.load(WARM_UP);
    const of = await inTurn(ROUNDS, {
      open: () => all.open.load(PACE),
      upgrade: () => all.upgrade.load(PACE),
      claim: () => all.claim.load(PACE),
      entry: () => all.entry.load(PACE),
      share: () => all.share.load(PACE),
    });
    return (['upgrade', 'claim', 'entry', 'share'] as const).flatMap((name) => {
      progress(
        `${NAMES[name]}: ${Math.round(of(name).perSecond)}/s, opens ${Math.round(of('open').perSecond)}/s`,
      );
      const figures = (['loop', 'all', 'commit'] as const).map((thread) =>
        compared(`${NAMES[name]}: ${THREADS[thread]}`, 'µs', of(name)[thread], of('open')[thread]),
      );
      const disk = `${NAMES[name]}: the log with all it needs`;
      return [...figures, compared(disk, 'bytes', all[name].bytes(), all.open.bytes())];
    });
  } finally {
    await shop.stop();
  }
};

const NAMES = {
  upgrade: 'an upgrade',
  claim: 'a task’s claim',
  entry: 'a room’s entry',
  share: 'a wish’s share',
} as const;
const THREADS = { loop: 'event loop', all: 'all threads', commit: 'thread that commits' } as const;

function compared(name: string, unit: string, value: number, open: number): Figure {
  const baseline = { name: 'an open of one box', value: open };
  return { name, unit, value, baseline, measure: value / open, target: { atMost: AT_MOST } };
}

/** Returns the open and the plays compared with it. */
async function plays(shop: BenchShop) {
  const asked = await fetch(`${shop.address}/api/upgrade/quote?gems=${GEMS}&targetSkinId=${TARGET}`);
  const { quote } = Quoted.Parse(await asked.json()).data;
  const upgrade = JSON.stringify({ itemIds: [], gems: GEMS, targetSkinId: TARGET, quote });
  const { tokens } = shop;
  const wishes = await plantedWishes(shop);
  const once = (path: string, body: (n: number) => object, players = tokens) =>
    new Played(shop, {
      path,
      tokens: players,
      bodies: Array.from({ length: EACH }, (_, n) => JSON.stringify(body(n))),
      from: 0,
    });
  return {
    open: new Played(shop, shop.open),
    upgrade: new Played(shop, { path: '/api/upgrade/play', tokens, bodies: [upgrade] }),
    claim: once('/api/task/openTaskGive', (n) => ({ boxId: taskIdOf(n) })),
    entry: once('/api/roll/room/join/room', (n) => ({ roomId: roomIdOf(n) })),
    share: once('/api/wish/buy', (n) => ({ wishId: wishes[n], shares: 1 }), tokens.slice(0, BUYERS)),
  };
}

/** Plants wishes, one a player. @returns their ids */
async function plantedWishes(shop: BenchShop): Promise<readonly string[]> {
  const asked = await fetch(`${shop.address}/api/wish/rules`);
  const { rulesHash } = Ruled.Parse(await asked.json()).data;
  const body = JSON.stringify({ skinId: DEAR_SKIN, price: 1, hours: 24, shares: 0, rulesHash });
  return Promise.all(
    Array.from({ length: EACH }, async (_, n) => {
      const planting = { path: '/api/wish/plant', tokens: shop.tokens.slice(n), bodies: [body] };
      return Planted.Parse(JSON.parse(await answerTo(shop, planting, `wish-${n}`))).data.wishId;
    }),
  );
}

/** One kind of play, repeated. */
class Played {
  readonly #shop: BenchShop;
  #requests: Requests;
  #made = 0;
  #bytes = 0;

  constructor(shop: BenchShop, requests: Requests) {
    this.#shop = shop;
    this.#requests = requests;
  }

  async load(pace: Pace): Promise<Loaded> {
    const before = bytesOfLog(this.#shop.folder);
    const loaded = await load(this.#shop, this.#requests, pace);
    this.#bytes += bytesOfLog(this.#shop.folder) - before;
    this.#made += loaded.answered;
    if (this.#requests.from !== undefined) this.#requests = { ...this.#requests, from: this.#made };
    return loaded;
  }

  /** Bytes of the log per play so far. */
  bytes(): number {
    return this.#bytes / this.#made;
  }
}
