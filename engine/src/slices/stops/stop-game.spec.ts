import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ADA, BOB, EVE, STOPPED, by, dice, fold } from '../../../../test/stops/sample-stops.ts';
import { stopGame } from './stop-game.ts';

describe('stop-game', () => {
  const { given } = specify(fold, stopGame);
  const input = { ...dice, reason: 'results' } as const;

  it('stops a game with one operator, and notes the time', () => {
    const { decision, state, reply } = given().when(input, by(ADA));

    expect(decision).toEqual(accepted(STOPPED));
    expect(reply).toEqual({ stopped: 1 });
    expect(state.stopped.get('dice')).toMatchObject({ place: 'test-stream#1', since: 1_000 });
  });

  it('refuses operators without the right first, then unknown games', () => {
    const chess = { ...input, game: 'chess' };
    expect(given().when(chess, by(EVE)).decision).toEqual(rejected({ code: 'may-not', right: 'stop-games' }));
    expect(given().when(chess, by(ADA)).decision).toEqual(rejected({ code: 'unknown-game', game: 'chess' }));
  });

  it('writes nothing if repeated', () => {
    expect(given(STOPPED).when(input, by(BOB)).decision).toEqual(accepted());
  });
});
