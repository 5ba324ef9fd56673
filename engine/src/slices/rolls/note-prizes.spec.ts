import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DrawHeld, PrizePassed, PrizesGiven } from './events.ts';
import { notePrizes } from './note-prizes.ts';
import {
  FROZEN,
  ROUND,
  SEALED,
  closedRoom,
  drawn,
  fold,
  questionOf,
} from '../../../../test/rolls/sample-rolls.ts';

const tried = specify(fold, notePrizes);
const draw = DrawHeld.of({ by: ROUND, winners: drawn(3, 1), reserves: drawn(2), due: 0 });
const given = (...events: readonly AnyEvent[]) =>
  tried.given(...closedRoom(), FROZEN, SEALED, draw, ...events);
const input = { through: 2, step: 'test-stream#7' };

describe('note-prizes', () => {
  it('notes the rank up to which prizes are given', () => {
    expect(given().when(input, {}).decision).toEqual(accepted(PrizesGiven.of({ through: 2 })));
  });

  it('writes nothing if a prize was passed on meanwhile', () => {
    const passed = PrizePassed.of({ rank: 1, joined: questionOf('cleo0000'), to: questionOf('ben00000') });
    expect(given(passed).when(input, {}).decision).toEqual(accepted());
  });
});
