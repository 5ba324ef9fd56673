import Database from 'better-sqlite3';
import { BattleEnded, SeatSettled } from '@skins/engine/battles';
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../foundation/store/index.ts';
import { type ListedPair, chanceOf, pairs } from './pairs.ts';

const STAKE = 10_000;

/** Returns the pairs after battles, each with its winners and losers. */
function pairsAfter(
  battles: readonly { readonly won: readonly string[]; readonly lost: readonly string[] }[],
) {
  const database = new Database(':memory:');
  database.exec(pairs.schema);
  const logged = battles.flatMap(({ won, lost }, n) => {
    const battle = `battle-${(n + 1).toString(16).padStart(12, '0')}`;
    const settled = (player: string, value: number) => ({
      stream: `player-${player}`,
      event: SeatSettled.of({
        battle,
        reserved: `player-${player}#${n + 2}`,
        cause: `${battle}#9`,
        gems: STAKE,
        card: false,
        value,
        share: 0,
      }),
    });
    return [
      ...won.map((player) => settled(player, 2 * STAKE)),
      ...lost.map((player) => settled(player, 0)),
      { stream: battle, event: BattleEnded.of({ created: `${battle}#1` }) },
    ];
  });
  pairs.prepare(database)(
    logged.map(({ stream, event }, n) => ({
      event,
      position: positionOf(n + 1),
      record: '',
      meta: { stream, version: 1, time: n, actor: 'system', command: 'a' },
    })),
  );
  return database
    .prepare<[], ListedPair>('SELECT * FROM battle_pair ORDER BY id')
    .all()
    .map(({ giver, taker, decided, taken, flow, sided }) => ({ giver, taker, decided, taken, flow, sided }));
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const toAnna = { won: ['anna0000'], lost: ['ben00000'] };
const toBen = { won: ['ben00000'], lost: ['anna0000'] };

describe('pairs of players in battles', () => {
  it('are reported once fair draws would hardly go so much one way', () => {
    expect(pairsAfter(times(10, toAnna))).toMatchObject([{ decided: 10, taken: 10, sided: 0 }]);
    expect(pairsAfter(times(11, toAnna))).toEqual([
      { giver: 'ben00000', taker: 'anna0000', decided: 11, taken: 11, flow: 11 * STAKE, sided: 1 },
    ]);
    expect(pairsAfter([...times(20, toAnna), ...times(18, toBen)])).toMatchObject([{ sided: 0 }]);
  });

  it('name who gave in the end, whoever lost first', () => {
    expect(pairsAfter([toBen, toAnna, toAnna, toAnna])).toEqual([
      { giver: 'ben00000', taker: 'anna0000', decided: 4, taken: 3, flow: 2 * STAKE, sided: 0 },
    ]);
  });

  it('leave out members of one team, and battles that all share', () => {
    expect(
      pairsAfter([
        { won: ['anna0000', 'ben00000'], lost: ['cleo0000', 'dave0000'] },
        { won: ['anna0000', 'ben00000'], lost: [] },
      ]).map(({ giver, taker, flow }) => [giver, taker, flow]),
    ).toEqual([
      ['cleo0000', 'anna0000', STAKE / 2],
      ['dave0000', 'anna0000', STAKE / 2],
      ['cleo0000', 'ben00000', STAKE / 2],
      ['dave0000', 'ben00000', STAKE / 2],
    ]);
  });

  it('have a chance that is the binomial one', () => {
    expect(chanceOf(11, 11)).toBeCloseTo(2 / 2 ** 11, 12);
    expect(chanceOf(4, 3)).toBeCloseTo(10 / 16, 12);
    expect(chanceOf(5_000, 2_500)).toBe(1);
  });
});
