import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/index.ts';
import { ItemSource, ItemsGranted } from '../bag/index.ts';
import { PropsGranted } from '../props/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import {
  activity,
  type Timed,
  after,
  houseTime,
  termsOf,
  worked,
} from '../../../../test/activities/sample-activities.ts';
import { type Activity, ActivityReceived } from './events.ts';
import { type ReceiveActivityContext, receiveActivity } from './receive-activity.ts';

const START = houseTime('2026-11-20T00:00');
const AT = 'player-anna0000#9';
const HASH = 'b'.repeat(64);
const HELD = activity('hashes', START, {
  steps: [
    { target: 1, gives: { type: 'diamond', amount: 5_000 } },
    { target: 2, gives: { type: 'box', boxId: 'box-one', amount: 3 } },
    { target: 3, gives: { type: 'skins', skinId: 'rare', amount: 2 } },
    { target: 4, gives: { type: 'debris', amount: 7 } },
  ],
});

function receive(
  events: readonly Timed[],
  step = 1,
  { time = START + DAY_MS, held = HELD, ...more }: Partial<ReceiveActivityContext> & { held?: Activity } = {},
) {
  const terms = termsOf(held);
  return receiveActivity.decide(
    after(events),
    { activityId: 'hashes', kind: 'hash', step, rulesHash: terms.rulesHash },
    {
      time,
      at: AT,
      playerId: 'anna0000',
      rules: { hash: HASH, content: { open: true, activities: [] } },
      terms,
      priceOf: (skinId) => (skinId === 'rare' ? 90_000 : undefined),
      onSale: (boxId) => (boxId === 'box-one' ? { versionHash: HASH } : undefined),
      ...more,
    },
  );
}

const opens = (count: number, time = START): Timed[] =>
  Array.from({ length: count }, () => [time, worked(1)] as const);

/** Returns a claim's events at a time. @throws if it was refused */
function received(events: readonly Timed[], step: number, time: number): readonly Timed[] {
  const decision = receive(events, step, { time });
  if (decision.kind !== 'accepted') throw new Error(JSON.stringify(decision));
  return decision.events.map((event): Timed => [time, event]);
}

describe('a step of an activity', () => {
  it('gives gems once its deeds are done', () => {
    const decision = receive(opens(3));
    expect(decision).toEqual({
      kind: 'accepted',
      events: [
        ActivityReceived.of({
          activityId: 'hashes',
          kind: 'hash',
          step: 1,
          from: START,
          rulesHash: termsOf(HELD).rulesHash,
          done: 3,
          gives: { type: 'diamond', amount: 5_000 },
          versionHash: null,
        }),
        WalletPosted.of({
          reason: 'activity-reward',
          postings: [{ from: 'mint', to: 'player', amount: 5_000 }],
          balance: 5_000,
          cause: AT,
        }),
      ],
    });
  });

  it('gives skins at their price, and props', () => {
    expect(receive(opens(4), 3)).toMatchObject({
      events: [{}, { type: ItemsGranted.type, data: { source: ItemSource.activityReward, items: [{}, {}] } }],
    });
    expect(receive(opens(4), 4)).toMatchObject({
      events: [{}, PropsGranted.of({ props: [{ prop: 'debris', of: null, count: 7 }] })],
    });
  });

  it('gives openings of the version on sale, which wait', () => {
    const given = received(opens(2), 2, START + 1);
    expect(given.map(([, { type }]) => type)).toEqual([ActivityReceived.type]);
    expect(after([...opens(2), ...given]).activities.openings).toEqual([
      {
        activityId: 'hashes',
        step: 2,
        boxId: 'box-one',
        versionHash: HASH,
        granted: START + 1,
        total: 3,
        left: 3,
      },
    ]);
  });

  it.each([
    ['before the start', opens(9, START - 1), 1, { time: START - 1 }, 'activity-early'],
    ['after the grace', opens(9), 1, { time: HELD.until + DAY_MS }, 'activity-over'],
    ['for what was done before the start', opens(9, START - 1), 1, {}, 'activity-unfinished'],
    [
      'for what was done after the end',
      opens(9, HELD.until),
      1,
      { time: HELD.until + 1 },
      'activity-unfinished',
    ],
    ['with less than it asks for', opens(1), 2, {}, 'activity-unfinished'],
    ['that there is not', opens(9), 5, {}, 'activity-unknown'],
    ['numbered 0', opens(9), 0, {}, 'activity-unknown'],
    ['of an activity that there is not', opens(9), 1, { terms: undefined }, 'activity-unknown'],
    ['whose box is gone', opens(9), 2, { onSale: () => undefined }, 'activity-reward-gone'],
    ['whose skin is gone', opens(9), 3, { priceOf: () => undefined }, 'activity-reward-gone'],
    [
      'while rewards are closed',
      opens(9),
      1,
      { rules: { hash: HASH, content: { open: false, activities: [] } } },
      'activities-closed',
    ],
  ])('is refused %s', (_what, events, step, context, code) => {
    expect(receive(events, step, context)).toMatchObject({ kind: 'rejected', rejection: { code } });
  });

  it('is given once, and again under no later start of its id', () => {
    const before = [...opens(9), ...received(opens(9), 1, START + 1)];
    const again = { kind: 'rejected', rejection: { code: 'activity-received', step: 1 } };
    expect(receive(before)).toEqual(again);
    const later = { ...HELD, from: START + 20 * DAY_MS, until: START + 30 * DAY_MS };
    const time = later.from + 1;
    expect(receive([...before, ...opens(9, later.from)], 1, { held: later, time })).toEqual(again);
  });

  it('is given at the last millisecond of the grace', () => {
    expect(receive(opens(1), 1, { time: HELD.until + DAY_MS - 1 }).kind).toBe('accepted');
  });
});
