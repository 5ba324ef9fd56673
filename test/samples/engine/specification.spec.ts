import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { type Command, accepted, rejected } from '../../../engine/src/kernel/decider.ts';
import { defineEvent } from '../../../engine/src/kernel/event.ts';
import { foldOf, on } from '../../../engine/src/kernel/fold.ts';
import { InvariantBroken } from '../../../engine/src/kernel/invariant.ts';
import { specify } from './specification.ts';

const Counted = defineEvent('Counted', Type.Object({ by: Type.Integer() }));
const sum = foldOf<number>(0, [on(Counted, (state, { by }) => state + by)]);

const counting = (
  nextBy: () => number,
): Command<number, { max: number }, unknown, { code: 'full' }, number> => ({
  name: 'count',
  decide: (state, { max }) =>
    state >= max ? rejected({ code: 'full' }) : accepted(Counted.of({ by: nextBy() })),
  reply: (events) => events.length,
});

describe('a specification', () => {
  const { given } = specify(
    sum,
    counting(() => 1),
  );

  it('decides on the given events, and folds the new ones', () => {
    const { decision, events, state, reply } = given(Counted.of({ by: 4 })).when({ max: 5 }, undefined);

    expect(decision).toEqual(accepted(Counted.of({ by: 1 })));
    expect({ events, state, reply }).toEqual({ events: [Counted.of({ by: 1 })], state: 5, reply: 1 });
  });

  it('has no events after a refusal', () => {
    const { decision, events, state } = given(Counted.of({ by: 5 })).when({ max: 5 }, undefined);

    expect(decision).toEqual(rejected({ code: 'full' }));
    expect({ events, state }).toEqual({ events: [], state: 5 });
  });

  it('has no reply after a refusal', () => {
    const outcome = given(Counted.of({ by: 5 })).when({ max: 5 }, undefined);

    expect(() => outcome.reply).toThrow(
      new InvariantBroken('broken invariant: only what was accepted is replied to'),
    );
  });

  it('catches a decider that is not pure', () => {
    let calls = 0;
    const impure = specify(
      sum,
      counting(() => (calls += 1)),
    );

    expect(() => impure.given().when({ max: 5 }, undefined)).toThrow(InvariantBroken);
  });
});
