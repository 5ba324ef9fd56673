import SqliteDatabase, { type Database } from 'better-sqlite3';
import { bestPlays } from '../../api/src/slices/rankings/best-plays.ts';
import { rankQuestions } from '../../api/src/slices/rankings/questions.ts';
import { placesBefore, snapshots } from '../../api/src/slices/rankings/snapshots.ts';
import { views as rankingViews } from '../../api/src/slices/rankings/views.ts';
import { ANY, battleQuestions } from '../../api/src/slices/battles/questions.ts';
import { views as battleViews } from '../../api/src/slices/battles/views.ts';
import { wishQuestions } from '../../api/src/slices/wishes/questions.ts';
import { views as wishViews } from '../../api/src/slices/wishes/views.ts';
import { BattleCreated, BattleFinished, BattleFrozen, type Terms, battleStream } from '@skins/engine/battles';
import type { AnyEvent } from '@skins/engine/kernel';
import { WishDrawn, WishPlanted, wishStream } from '@skins/engine/wishes';
import { positionOf } from '@skins/api/foundation/store';
import type { Projection } from '@skins/api/foundation/projections';
import { SOURCE, TERMS as BATTLE } from '../battles/sample-battles.ts';
import { battleIdOf } from '../battles/orders.ts';
import { roundOf } from '../rolls/sample-beacon.ts';
import { TERMS as WISH } from '../wishes/sample-wishes.ts';
import { wishIdOf } from '../wishes/orders.ts';
import { type Bench, type Figure, median, processorMs } from './figure.ts';

const FEW = 100;
const MANY = 10_000;
const PLAYS = 1_000_000;
const PLAYERS = 100_000;
const DAY = 20_777;
const PAGE = 12;
/** battles of each hall that wait */
const WAITING = 20;
const ROUNDS = 5;
/** calls per round: so many that the clock of the processor is fine enough */
const CALLS = 200;

const H = 'a'.repeat(64);

type Work = () => unknown;

/**
 * Measures the queries of long lists, by processor time: a hall of 10,000 battles and 10,000 wishes against 100, and
 * a ranking of 1,000,000 plays a day against a page of that hall.
 */
export const longLists: Bench = async (progress) => {
  progress(`listing ${MANY} battles and wishes`);
  const halls = { few: hallOf(FEW), many: hallOf(MANY) };
  const filtered = { few: hallOf(FEW, 'shared'), many: hallOf(MANY, 'shared') };
  const trees = { few: treeOf(FEW), many: treeOf(MANY) };
  progress(`ranking ${PLAYS} plays of ${PLAYERS} players`);
  const ranks = rankingOf(PLAYS);
  const of = inTurn({
    hall: halls.many,
    hallFew: halls.few,
    filtered: filtered.many,
    filteredFew: filtered.few,
    tree: trees.many,
    treeFew: trees.few,
    ...ranks,
  });
  const shown = (name: string, value: number, baseline: Figure['baseline'] & object): Figure => ({
    name,
    value,
    unit: 'µs',
    baseline,
    measure: value / baseline.value,
    target: { atMost: 1.5 },
  });
  const few = (value: number) => ({ name: `of ${FEW}`, value });
  const page = { name: 'a page of the hall', value: of('hall') };
  return [
    shown('a hall of 10,000 battles', of('hall'), few(of('hallFew'))),
    shown('– by rule', of('filtered'), few(of('filteredFew'))),
    shown('a tree of 10,000 wishes', of('tree'), few(of('treeFew'))),
    shown('a ranking of 1,000,000 plays: top 10', of('top'), page),
    shown('– own place', of('own'), page),
  ];
};

/** Returns lists in memory, of which one table is filled with events, one after another. */
function listsOf(
  views: readonly Projection[],
  table: string,
  events: Iterable<readonly [stream: string, event: AnyEvent]>,
): Database {
  const database = new SqliteDatabase(':memory:');
  for (const { schema } of views) database.exec(schema);
  const batch = Array.from(events, ([stream, event], n) => ({
    event,
    position: positionOf(n + 1),
    record: '',
    meta: { stream, version: 1, time: n, actor: 'system', command: 'a' },
  }));
  for (const view of views) if (view.tables.includes(table)) view.prepare(database)(batch);
  return database;
}

function* battlesOf(count: number, waiting: number): Iterable<readonly [string, AnyEvent]> {
  for (let n = 1; n <= count; n += 1) {
    const stream = battleStream(battleIdOf(n));
    const rule: Terms['rule'] = n % 10 === 0 ? 'shared' : 'highest';
    const terms = { ...BATTLE, rule };
    yield [stream, BattleCreated.of({ reserved: `player-anna0000#${n}`, terms, waitsUntil: n })];
    if (n <= waiting) continue;
    yield [stream, BattleFrozen.of({ root: H, source: SOURCE, newest: 1 })];
    yield [stream, BattleFinished.of({})];
  }
}

/** Returns a look at the first page of a hall, of which some wait. */
function hallOf(count: number, rule = ''): Work {
  const ask = battleQuestions(listsOf(battleViews, 'battle', battlesOf(count, WAITING)));
  return () => {
    for (const state of ['waiting', 'full', 'finished']) {
      ask.page({ ...ANY, rule, state }, PAGE, 0);
      ask.total({ ...ANY, rule, state });
      ask.total({ ...ANY, state });
    }
  };
}

function* wishesOf(count: number): Iterable<readonly [string, AnyEvent]> {
  for (let n = 1; n <= count; n += 1) {
    const stream = wishStream(wishIdOf(n));
    yield [stream, WishPlanted.of({ asked: `player-anna0000#${n}`, house: null, terms: WISH })];
    if (n % 2 === 0)
      yield [stream, WishDrawn.of({ by: roundOf(1), share: 1, reserved: `player-anna0000#${n}` })];
  }
}

/** Returns a look at the first page of a tree. */
function treeOf(count: number): Work {
  const ask = wishQuestions(listsOf(wishViews, 'wish', wishesOf(count)));
  return () => {
    for (const state of ['full', 'growing', 'lit']) {
      ask.page({ player: '', state }, 'near', PAGE, 0);
      ask.total({ player: '', state });
    }
  };
}

/** Returns looks at a day of plays: at its best, and at the place of a player in its middle. */
function rankingOf(plays: number): { readonly top: Work; readonly own: Work } {
  const database = listsOf(rankingViews, 'rank_best', []);
  const best = bestPlays(database)();
  for (let n = 0; n < plays; n += 1) {
    const player = `player${(n * 7_919) % PLAYERS}`;
    const multiple = (n * 2_654_435_761) % 1_000_003;
    best.take('box', DAY, { player, position: positionOf(n + 1), play: String(n), time: n, multiple }, 1);
  }
  best.write();
  const ask = rankQuestions(database);
  const snapshotOf = snapshots({ clock: () => plays + 100_000 }, ask);
  const snapshot = () => snapshotOf('box', DAY);
  const own = () => {
    const found = ask.own(snapshot(), 'player4711');
    if (found === undefined) throw new Error('the player is ranked');
    return [placesBefore(snapshot(), found), ask.before(snapshot(), found)];
  };
  return { top: snapshot, own };
}

/** Returns the median processor time of each work in µs, measured in rotation. */
function inTurn<Name extends string>(works: Readonly<Record<Name, Work>>) {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name in works) {
      const start = processorMs();
      for (let call = 0; call < CALLS; call += 1) works[name]();
      times.set(name, [...(times.get(name) ?? []), ((processorMs() - start) * 1_000) / CALLS]);
    }
  return (name: Name): number => median(times.get(name) ?? []);
}
