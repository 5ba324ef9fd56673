import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DrawHeld, PrizePassed } from './events.ts';
import { passPrize } from './pass-prize.ts';
import {
  FROZEN,
  ROUND,
  SEALED,
  closedRoom,
  drawn,
  fold,
  questionOf,
} from '../../../../test/rolls/sample-rolls.ts';

const tried = specify(fold, passPrize);
const draw = DrawHeld.of({ by: ROUND, winners: drawn(3, 1), reserves: drawn(2), due: 0 });
const given = (...events: readonly AnyEvent[]) =>
  tried.given(...closedRoom(), FROZEN, SEALED, draw, ...events);
const [ANNA, BEN, CLEO] = [questionOf('anna0000'), questionOf('ben00000'), questionOf('cleo0000')];

describe('pass-prize', () => {
  it('passes a prize to the next reserve, or returns it without one', () => {
    const passed = PrizePassed.of({ rank: 1, joined: CLEO, to: BEN });
    expect(given().when({ rank: 1, joined: CLEO }, {}).decision).toEqual(accepted(passed));
    expect(given(passed).when({ rank: 2, joined: ANNA }, {}).decision).toEqual(
      accepted(PrizePassed.of({ rank: 2, joined: ANNA, to: null })),
    );
  });

  it('refuses a prize that was passed on already', () => {
    const passed = PrizePassed.of({ rank: 1, joined: CLEO, to: BEN });
    expect(given(passed).when({ rank: 1, joined: CLEO }, {}).decision).toEqual(
      rejected({ code: 'no-such-winner' }),
    );
  });
});
