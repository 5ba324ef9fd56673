import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ask, battleBody, createdBattle, joinBattle } from './battle-calls.ts';
import { type Bench, type Figure, median } from './figure.ts';
import { DECKS } from './games.ts';
import { type BenchShop, load, startShop } from './loaded.ts';
import { processorTimes } from './processor-times.ts';

const PLAYERS = 2_000;
const ROUNDS = 2;
const OPENS = 10_000;
const BATTLES = 500;
const WARM_BATTLES = 100;
const SEATS = 2;
const BOXES = 5;
/** Cards of each deck that are turned in a round: two decks whole. */
const PRESSES = 200;
const LOOK_MS = 1_000;
const DECK_LOOK_MS = 20;
/** Time in which the stakes of finished battles are settled, and lists follow. */
const SETTLE_MS = 5_000;
const IDLE_MS = 10_000;

/** Battles that fill up under a load of opens, one behind the other. */
const SEALED = 30;
const SEALED_EVERY_MS = 300;
const LOAD = { connections: 64, seconds: 14, perSecond: 1_000 };
const SEALED_MAX_MS = 2_000;

const THREADS = {
  loop: 'event loop',
  all: 'all threads',
  most: 'all but the beacon’s',
  commit: 'thread that commits',
} as const;
type Thread = keyof typeof THREADS;
type Costs = Readonly<Record<Thread, number>>;

const Next = Type.Union([Type.Object({ turn: Type.Integer(), price: Type.Number() }), Type.Null()]);
const Decks = Compile(
  Type.Object({
    records: Type.Array(Type.Object({ roomId: Type.String(), kind: Type.String(), next: Next })),
  }),
);
const Pressed = Compile(Type.Object({ next: Next }));
const Hall = Compile(
  Type.Object({
    counts: Type.Object({
      waiting: Type.Integer(),
      running: Type.Integer(),
      voidToday: Type.Array(Type.Object({ battles: Type.Integer() })),
    }),
  }),
);
const At = Type.Object({ time: Type.Integer() });
const Evidence = Compile(Type.Object({ frozen: At, sealed: At }));

/**
 * Measures a battle of two seats and five rounds, from its creation until its stakes are settled, per box opened; a press
 * for a lucky card; and how soon a full battle is sealed. The baseline is an open of one box in the same shop by the
 * same client. What the idle shop takes meanwhile is left out.
 */
export const drawnPlays: Bench = async (progress) => {
  progress(`registering ${PLAYERS} players`);
  const shop = await startShop(PLAYERS, { opens: 'decks' });
  const opens = () => inParallel(OPENS, (n) => ask(shop, n, shop.open.path, shop.open.bodies[0] ?? ''));
  try {
    await opens();
    progress('warming up battles and cards');
    await Promise.all([battles(shop, WARM_BATTLES), presses(shop)]);
    const idle = await costsOf(shop, () => sleep(IDLE_MS));
    const [open, press, box] = [new Costed(shop, idle), new Costed(shop, idle), new Costed(shop, idle)];
    for (let round = 1; round <= ROUNDS; round += 1) {
      progress(`round ${round} of ${ROUNDS}`);
      await open.measure(OPENS, opens);
      await press.measure(DECKS * PRESSES, () => presses(shop));
      await box.measure(BATTLES * SEATS * BOXES, () => battles(shop, BATTLES));
    }
    return [
      ...compared('a battle of 2 seats and 5 rounds, a box', box, open, 1.5),
      ...compared('a press for a lucky card', press, open, 1.3),
      await sealedUnderLoad(shop),
    ];
  } finally {
    await shop.stop();
  }
};

function compared(name: string, play: Costed, open: Costed, atMost: number): readonly Figure[] {
  return (['loop', 'all', 'most', 'commit'] as const).map((thread) => ({
    name: `${name}: ${THREADS[thread]}`,
    value: play.of(thread),
    unit: 'µs',
    baseline: { name: 'an open of one box', value: open.of(thread) },
    measure: play.of(thread) / open.of(thread),
    target: { atMost },
  }));
}

/** Rounds of one kind of play. */
class Costed {
  readonly #shop: BenchShop;
  readonly #idle: Costs;
  readonly #rounds: Costs[] = [];

  /** @param idle what the shop takes in `IDLE_MS` without plays */
  constructor(shop: BenchShop, idle: Costs) {
    this.#shop = shop;
    this.#idle = idle;
  }

  /** Measures a round of `count` plays. */
  async measure(count: number, round: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    const costs = await costsOf(this.#shop, round);
    const idles = (performance.now() - start) / IDLE_MS;
    const each = (thread: Thread) => ((costs[thread] - idles * this.#idle[thread]) * 1_000) / count;
    this.#rounds.push({ loop: each('loop'), all: each('all'), most: each('most'), commit: each('commit') });
  }

  /** Returns the median of the rounds, in µs of the processor a play. */
  of(thread: Thread): number {
    return median(this.#rounds.map((round) => round[thread]));
  }
}

/** Returns the processor time that a shop takes during some work, in ms. */
async function costsOf({ pid }: BenchShop, work: () => Promise<unknown>): Promise<Costs> {
  const before = processorTimes(pid);
  await work();
  const after = processorTimes(pid);
  const took = (thread: keyof typeof before) => after[thread] - before[thread];
  const all = took('all');
  return { loop: took('loop'), all, most: all - took('beacon'), commit: took('commit') };
}

/** Does a number of works, as many at a time as decks are open. @returns their results in order */
async function inParallel<Value>(count: number, work: (n: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next; n < count; n = next) {
      next += 1;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: DECKS }, worker));
  return results;
}

/** Fills battles, and plays them to their ends. @throws if one was void: it opened no box */
async function battles(shop: BenchShop, count: number): Promise<void> {
  const body = await battleBody(shop, BOXES);
  const ids = await inParallel(count, (n) => createdBattle(shop, n, body));
  await inParallel(count, (n) => joinBattle(shop, n + 1, ids[n] ?? ''));
  for (;;) {
    await sleep(LOOK_MS);
    const { counts } = Hall.Parse(await ask(shop, 0, '/api/battle/list?size=1'));
    const voids = counts.voidToday.reduce((sum, { battles }) => sum + battles, 0);
    if (voids > 0) throw new Error(`${voids} battles were void`);
    if (counts.waiting + counts.running === 0) break;
  }
  await sleep(SETTLE_MS);
}

/** Turns cards of all decks at a time, each deck's one behind the other. */
async function presses(shop: BenchShop): Promise<void> {
  const kinds = Array.from({ length: DECKS }, (_, n) => n);
  await Promise.all(kinds.map((n) => pressesOf(shop, n)));
}

async function pressesOf(shop: BenchShop, kind: number): Promise<void> {
  let deck = await openDeck(shop, kind);
  for (let k = 0; k < PRESSES; k += 1) {
    const { roomId, next } = deck;
    const body = JSON.stringify({ roomId, ...next });
    const player = kind + k * DECKS;
    const after = Pressed.Parse(await ask(shop, player, '/api/luckycard/press', body)).next;
    deck = after === null ? await openDeck(shop, kind, roomId) : { roomId, next: turnOf(after) };
  }
}

/** Waits for the deck of a kind that is open behind another one. */
async function openDeck(shop: BenchShop, kind: number, behind = '') {
  for (;;) {
    const { records } = Decks.Parse(await ask(shop, 0, `/api/luckycard/list?kind=bench${kind}`));
    for (const { roomId, next } of records)
      if (roomId !== behind && next !== null) return { roomId, next: turnOf(next) };
    await sleep(DECK_LOOK_MS);
  }
}

const turnOf = ({ turn, price }: { readonly turn: number; readonly price: number }) => ({ turn, price });

/** Measures the time from the last seat to the signed checkpoint, by the log, while the shop is under a load of opens. */
async function sealedUnderLoad(shop: BenchShop): Promise<Figure> {
  const loaded = load(shop, shop.open, LOAD);
  const body = await battleBody(shop, BOXES);
  const ids: string[] = [];
  for (let n = 0; n < SEALED; n += 1) {
    const id = await createdBattle(shop, n, body);
    await joinBattle(shop, n + 1, id);
    ids.push(id);
    await sleep(SEALED_EVERY_MS);
  }
  const { perSecond } = await loaded;
  const waits = await inParallel(SEALED, async (n) => {
    const { frozen, sealed } = Evidence.Parse(await ask(shop, n, `/api/battle/evidence?id=${ids[n] ?? ''}`));
    return sealed.time - frozen.time;
  });
  const slowest = Math.max(...waits);
  return {
    name: `last seat to signed checkpoint at ${Math.round(perSecond)} opens/s, the slowest of ${SEALED} battles; the median`,
    value: slowest,
    unit: 'ms',
    baseline: { name: 'median', value: median(waits) },
    measure: slowest,
    target: { atMost: SEALED_MAX_MS },
  };
}
