import Database from 'better-sqlite3';
import {
  BattleCancelled,
  BattleCreated,
  BattleFinished,
  BattleFrozen,
  battleStream,
} from '@skins/engine/battles';
import type { AnyEvent } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { FROZEN, TERMS } from '../../../../test/battles/sample-battles.ts';
import { positionOf } from '../../foundation/store/index.ts';
import { ANY, battleQuestions } from './questions.ts';
import { views } from './views.ts';

const battleIdOf = (n: number): string => n.toString(16).padStart(12, '0');
const FREEZE = FROZEN.find(BattleFrozen.is);

/** Returns the questions over a hall of events, each of a battle by its number. */
function hallOf(events: readonly (readonly [n: number, event: AnyEvent])[]) {
  const database = new Database(':memory:');
  for (const { schema } of views) database.exec(schema);
  const batch = events.map(([n, event], k) => ({
    event,
    position: positionOf(k + 1),
    record: '',
    meta: { stream: battleStream(battleIdOf(n)), version: 1, time: k, actor: 'system', command: 'a' },
  }));
  for (const view of views) if (view.tables.includes('battle')) view.prepare(database)(batch);
  return battleQuestions(database);
}

const created = (n: number, terms: Partial<typeof TERMS> = {}) =>
  [
    n,
    BattleCreated.of({ reserved: `player-anna0000#${n}`, terms: { ...TERMS, ...terms }, waitsUntil: n }),
  ] as const;
const finished = (n: number) =>
  FREEZE === undefined ? [] : [[n, FREEZE] as const, [n, BattleFinished.of({})] as const];

describe('the numbers of a hall', () => {
  it('follow each battle from state to state, without those by link', () => {
    const ask = hallOf([
      created(1),
      created(2),
      created(3, { open: false }),
      created(4),
      ...finished(1),
      ...finished(3),
      [4, BattleCancelled.of({ reason: 'expired' })],
    ]);
    const totals = ['waiting', 'full', 'finished', 'cancelled'].map((state) => ask.total({ ...ANY, state }));
    expect(totals).toEqual([1, 0, 1, 1]);
    expect(ask.page({ ...ANY, state: 'finished' }, 12, 0)).toEqual([battleIdOf(1)]);
  });

  it('filter the newest thousand of a state or a rule, and list all of them without a further filter', () => {
    const all = Array.from({ length: 1_100 }, (_, n) => n + 1);
    const ask = hallOf(
      all.flatMap((n) => [
        created(n, { rule: n <= 200 ? 'shared' : 'highest', price: n <= 200 ? 1 : 2 }),
        ...finished(n),
      ]),
    );
    const state = 'finished';
    expect(ask.total({ ...ANY, state })).toBe(1_100);
    expect(ask.page({ ...ANY, state }, 1, 1_099)).toEqual([battleIdOf(1)]);
    expect(ask.total({ ...ANY, state, rule: 'shared' })).toBe(200);
    expect(ask.page({ ...ANY, state, rule: 'shared' }, 2, 199)).toEqual([battleIdOf(1)]);
    expect(ask.total({ ...ANY, state, rule: 'jackpot' })).toBe(0);
    expect(ask.total({ ...ANY, state, to: 1 })).toBe(100);
    expect(ask.page({ ...ANY, state, to: 1 }, 1, 99)).toEqual([battleIdOf(101)]);
    expect(ask.total({ ...ANY, state, rule: 'shared', to: 1 })).toBe(200);
  });

  it('read a rule by an index, in the order of the list', () => {
    const database = new Database(':memory:');
    for (const { schema } of views) database.exec(schema);
    const plan = database
      .prepare<[], { detail: string }>(
        `EXPLAIN QUERY PLAN SELECT id FROM battle
         WHERE open = 1 AND state = 'finished' AND rule = 'shared' ORDER BY position DESC LIMIT 12`,
      )
      .all()
      .map(({ detail }) => detail);
    expect(plan).toEqual([expect.stringContaining('battle_by_rule')]);
  });
});
