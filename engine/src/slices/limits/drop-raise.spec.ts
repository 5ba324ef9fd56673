import { expect, it } from 'vitest';
import { dropRaise } from './drop-raise.ts';
import { LimitSet, RaiseAsked, RaiseDropped } from './events.ts';
import { NOON, after } from '../../../../test/limits/sample-limits.ts';

const LOSS = { kind: 'loss', span: 'day' } as const;
const at = (time: number) => ({ time, at: 'player-anna0000#9' as const });
const set = LimitSet.of({ ...LOSS, amount: 100 });
const asked = RaiseAsked.of({ ...LOSS, amount: 200 });

it('a raise can be dropped, once', () => {
  const limits = after([NOON, set], [NOON, asked]);
  const dropped = RaiseDropped.of(LOSS);
  expect(dropRaise.decide({ limits }, LOSS, at(NOON))).toEqual({ kind: 'accepted', events: [dropped] });
  expect(dropRaise.decide({ limits: after() }, LOSS, at(NOON))).toEqual({ kind: 'accepted', events: [] });
});
