import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DrawHeld, PrizePassed, PrizesGiven, RoomEnded, RoomVoided } from './events.ts';
import { endRoom } from './end-room.ts';
import {
  CREATED,
  FROZEN,
  ROUND,
  SEALED,
  closedRoom,
  drawn,
  fold,
  questionOf,
} from '../../../../test/rolls/sample-rolls.ts';

const tried = specify(fold, endRoom);
const draw = DrawHeld.of({ by: ROUND, winners: drawn(3, 1), reserves: drawn(2), due: 0 });
const given = (...events: readonly AnyEvent[]) =>
  tried.given(...closedRoom(), FROZEN, SEALED, draw, ...events);
const ended = (given: number, back: number) => accepted(RoomEnded.of({ created: CREATED, given, back }));

describe('end-room', () => {
  it('notes the values given and returned', () => {
    const back = PrizePassed.of({ rank: 2, joined: questionOf('anna0000'), to: null });
    expect(given(PrizesGiven.of({ through: 2 })).when({}, {}).decision).toEqual(ended(100_000, 0));
    expect(given(back, PrizesGiven.of({ through: 2 })).when({}, {}).decision).toEqual(ended(80_000, 20_000));
  });

  it('returns everything if there was no draw', () => {
    const voided = tried.given(...closedRoom(), RoomVoided.of({ reason: 'late' }));
    expect(voided.when({}, {}).decision).toEqual(ended(0, 100_000));
  });

  it('writes nothing while a prize is not given, or if repeated', () => {
    expect(given().when({}, {}).decision).toEqual(accepted());
    const over = RoomEnded.of({ created: CREATED, given: 100_000, back: 0 });
    expect(given(PrizesGiven.of({ through: 2 }), over).when({}, {}).decision).toEqual(accepted());
  });
});
