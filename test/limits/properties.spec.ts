import { createMemoryStore } from '@skins/api/foundation/store';
import { BoxOpened } from '@skins/engine/boxes';
import { ItemsGranted } from '@skins/engine/bag';
import { DAY_MS } from '@skins/engine/kernel';
import {
  type LimitSpan,
  LIMIT_SPANS,
  breakEnd,
  confirmRaise,
  setLimit,
  takeBreak,
} from '@skins/engine/limits';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SampleGame, sampleGame } from '../samples/api/game.ts';
import { audited } from '../kit/audited.ts';
import { entriesOf, recordsOf } from '../properties/log.ts';

const HOUR_MS = 3_600_000;
const PLAYER = 'anna0000';
const SPAN_DAYS: Readonly<Record<LimitSpan, number>> = { day: 1, week: 7, month: 30 };

const span = fc.constantFrom(...LIMIT_SPANS);
const amount = fc.option(fc.integer({ min: 0, max: 200_000 }), { freq: 6 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('open' as const), count: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set' as const), span, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), span, amount }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rest' as const), hours: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 1, max: HOUR_MS }), fc.integer({ min: 1, max: 9 * DAY_MS })),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A hand-written model of a player's limits, without the slice's code. */
interface Model {
  readonly caps: Map<LimitSpan, number>;
  breakUntil: number;
}

it('no play exceeds a loss limit or falls into a break, and the auditor agrees, for any steps', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      let time = Date.UTC(2026, 10, 20);
      const store = createMemoryStore();
      const game = await sampleGame(store, () => (time += 1_000));
      time += DAY_MS;
      await game.register(PLAYER, 1_000);
      const model: Model = { caps: new Map(), breakUntil: 0 };
      for (const [n, one] of steps.entries()) {
        if (one.do === 'wait') time += one.ms;
        else await take(game, one, n, model);
      }
      const records = await recordsOf(store);
      expect(audited(records, shop).divergence).toBeUndefined();
    }),
    { numRuns: 25 },
  ));

/** Performs a step, and compares an accepted play with the model. */
async function take(game: SampleGame, step: Exclude<Step, { do: 'wait' }>, n: number, model: Model) {
  const commandId = `step-${n}`;
  const asked = <Input>(input: Input) => ({
    playerId: PLAYER,
    commandId,
    input,
    context: <Context>(context: Context): Context => context,
  });
  if (step.do === 'set') {
    const { span, amount } = step;
    const cap = model.caps.get(span);
    await game.runCommand(setLimit, asked({ kind: 'loss', span, amount } as const));
    if (amount !== null && amount <= (cap ?? Infinity)) model.caps.set(span, amount);
  } else if (step.do === 'confirm') {
    const { span } = step;
    const { limits } = await game.readPlayer(PLAYER);
    const amount = limits.raises[`loss-${span}`]?.amount ?? step.amount;
    const outcome = await game.runCommand(confirmRaise, asked({ kind: 'loss', span, amount } as const));
    if (outcome.kind !== 'done') return;
    if (amount === null) model.caps.delete(span);
    else model.caps.set(span, amount);
  } else if (step.do === 'rest') {
    const outcome = await game.runCommand(takeBreak, asked({ hours: step.hours }));
    const entries = await entriesOf(game.store);
    if (outcome.kind === 'done') model.breakUntil = breakEnd(entries.at(-1)?.meta.time ?? 0, step.hours);
  } else {
    const outcome = await game.open(PLAYER, step.count, commandId);
    if (outcome.kind === 'done') await held(game, model);
  }
}

/** Expects from the log alone that the newest play exceeded no limit and fell into no break. */
async function held({ store }: SampleGame, { caps, breakUntil }: Model): Promise<void> {
  const entries = await entriesOf(store);
  const now = entries.at(-1)?.meta.time ?? 0;
  expect(now).toBeGreaterThanOrEqual(breakUntil);
  for (const [span, cap] of caps) {
    const begin = now - SPAN_DAYS[span] * DAY_MS;
    // House hours equal UTC hours here.
    const since = begin - (begin % HOUR_MS);
    const lost = entries
      .filter(({ meta }) => meta.time >= since)
      .reduce((sum, { event }) => {
        if (BoxOpened.is(event)) return sum + event.data.price;
        if (ItemsGranted.is(event)) return sum - event.data.items.reduce((all, { value }) => all + value, 0);
        return sum;
      }, 0);
    expect(lost).toBeLessThanOrEqual(cap);
  }
}
