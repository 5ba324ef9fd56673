import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../kernel/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import type { Identity } from './brakes.ts';
import {
  BreakTaken,
  LimitSet,
  type Policy,
  RealityCheckSet,
  RealityChecked,
  SelfExcluded,
} from './events.ts';
import { type Begins, refusedWhenLimited, weighingOf } from './refused-when-limited.ts';
import {
  Begun,
  DAY,
  Ended,
  FREE,
  HOUR,
  MEASURES,
  MINUTE,
  NOON,
  OrderEnded,
  Ordered,
  Played,
  after,
} from '../../../../test/limits/sample-limits.ts';
import type { Limits } from './state.ts';

const weighed = weighingOf(MEASURES);
const KNOWN: Identity = { named: true, adult: true };

interface Asking {
  readonly begins?: Begins;
  readonly policy?: Policy;
  readonly identity?: Identity;
}

/** Requests a command that would write these events. @returns the refusal, or undefined */
function asked(limits: Limits, time: number, events: readonly AnyEvent[], asking: Asking = {}) {
  const { begins, policy, identity } = {
    begins: 'play' as const,
    policy: FREE,
    identity: KNOWN,
    ...asking,
  };
  const guard = refusedWhenLimited<{ limits: Limits }>(begins, {
    weighed,
    houseOffset: () => 480,
    policyAt: () => policy,
    identityOf: () => identity,
  });
  return guard.before?.({ limits }, time) ?? guard.after?.({ limits }, events, time);
}
const play = (staked: number, returned = 0) => Played.of({ staked, returned });
const limit = (kind: 'deposit' | 'loss' | 'time', amount: number, span: 'day' | 'week' | 'month' = 'day') =>
  LimitSet.of({ kind, span, amount });

describe('a limit on losses', () => {
  const limits = after([NOON, limit('loss', 100)], [NOON, play(60, 20)]);

  it('refuses a stake that could exceed it, and says how much is used', () => {
    expect(asked(limits, NOON, [play(60)])).toBeUndefined();
    expect(asked(limits, NOON, [play(61)])).toMatchObject({
      code: 'limit-reached',
      kind: 'loss',
      limit: 100,
      used: 40,
      asked: 61,
      next: NOON + DAY + HOUR,
    });
    expect(asked(limits, NOON, [play(30), play(31)])).toMatchObject({ asked: 61 });
  });

  it('counts winnings as room for new losses', () => {
    const won = after([NOON, limit('loss', 100)], [NOON, play(50, 150)]);
    expect(asked(won, NOON, [play(200)])).toBeUndefined();
    expect(asked(won, NOON, [play(201)])).toMatchObject({ used: -100 });
  });

  it('drops whole house hours, and never within the span', () => {
    expect(asked(limits, NOON + DAY + HOUR - 1, [play(61)])).toMatchObject({ code: 'limit-reached' });
    expect(asked(limits, NOON + DAY + HOUR, [play(61)])).toBeUndefined();
  });

  it('counts gems held for open plays, whenever they began', () => {
    const held = WalletPosted.of({
      reason: 'duel-stake',
      postings: [{ from: 'player', to: 'escrow', amount: 70 }],
      balance: 0,
      cause: 'player-anna0000#2',
    });
    const begun = [
      [NOON, limit('loss', 100)],
      [NOON, Begun.of({ due: 0 })],
      [NOON, held],
    ] as const;
    expect(asked(after(...begun), NOON + 2 * DAY, [play(31)])).toMatchObject({ used: 70 });
    expect(asked(after(...begun), NOON, [Begun.of({ due: 0 }), held])).toMatchObject({ asked: 70 });
    const ended = after(...begun, [NOON, Ended.of({ begun: 'player-anna0000#2' })]);
    expect(asked(ended, NOON, [play(31)])).toBeUndefined();
  });
});

describe('a limit on deposits', () => {
  const order = (name: string, amount: number) => Ordered.of({ order: name, amount });
  const ordering = { begins: 'order' as const };

  it('is used by an order when it is made, so that parallel orders do not bypass it (attack 25)', () => {
    const limits = after([NOON, limit('deposit', 100, 'week')], [NOON, order('a', 60)]);
    expect(asked(limits, NOON, [order('b', 40)], ordering)).toBeUndefined();
    expect(asked(limits, NOON, [order('b', 41)], ordering)).toMatchObject({
      code: 'limit-reached',
      used: 60,
    });
    expect(asked(limits, NOON + 9 * DAY, [order('b', 41)], ordering)).toMatchObject({ used: 60 });
  });

  it('is freed when the order ends unpaid, and used by payments, late or not', () => {
    const start = [
      [NOON, limit('deposit', 100)],
      [NOON, order('a', 60)],
    ] as const;
    const expired = after(...start, [NOON, OrderEnded.of({ order: 'a', paid: 0 })]);
    expect(asked(expired, NOON, [order('b', 100)], ordering)).toBeUndefined();
    const late = after(
      ...start,
      [NOON, OrderEnded.of({ order: 'a', paid: 0 })],
      [NOON + HOUR, OrderEnded.of({ order: 'a', paid: 160 })],
    );
    expect(asked(late, NOON + HOUR, [order('b', 1)], ordering)).toMatchObject({ used: 160, limit: 100 });
  });
});

describe('a limit on time', () => {
  it('counts each minute with a play once', () => {
    const limits = after(
      [NOON, limit('time', 2)],
      [NOON, play(1)],
      [NOON + 1_000, play(1)],
      [NOON + MINUTE, play(1)],
    );
    expect(asked(limits, NOON + MINUTE + 30_000, [play(1)])).toBeUndefined();
    expect(asked(limits, NOON + 2 * MINUTE, [play(1)])).toMatchObject({ kind: 'time', used: 2, asked: 1 });
  });
});

describe('an order', () => {
  it('adds no minute of play, delays no play, and holds nothing', () => {
    const limits = after(
      [NOON, limit('time', 1)],
      [NOON, RealityCheckSet.of({ everyMinutes: 5 })],
      [NOON, Ordered.of({ order: 'a', amount: 60 })],
    );
    const slow: Policy = { ...FREE, cycleMs: 60_000 };
    expect(asked(limits, NOON + 30_000, [play(1)], { policy: slow })).toBeUndefined();
    expect(limits.usage).toMatchObject({ minutes: 0, playedAt: 0, checkMinutes: 0 });
    expect(limits.usage.held.size).toBe(0);
  });
});

describe('a break and an exclusion', () => {
  it('refuse plays and orders until the last millisecond', () => {
    const resting = after([NOON, BreakTaken.of({ hours: 1 })]);
    expect(asked(resting, NOON + HOUR - 1, [play(0)])).toEqual({ code: 'on-break', until: NOON + HOUR });
    expect(asked(resting, NOON, [], { begins: 'order' })).toMatchObject({ code: 'on-break' });
    expect(asked(resting, NOON + HOUR, [play(0)])).toBeUndefined();
    const out = after([NOON, SelfExcluded.of({ days: 183, marks: [] })], [NOON, BreakTaken.of({ hours: 1 })]);
    expect(asked(out, NOON + 183 * DAY - 1, [play(0)])).toEqual({
      code: 'self-excluded',
      until: NOON + 183 * DAY,
    });
  });
});

describe('a reality check', () => {
  it('stops play after the set minutes, until the player has seen it', () => {
    const before = [
      [NOON, RealityCheckSet.of({ everyMinutes: 5 })] as const,
      ...[0, 1, 2, 3, 4].map((n) => [NOON + n * MINUTE, play(10, 4)] as const),
    ];
    expect(asked(after(...before), NOON + 4 * MINUTE, [play(1)])).toBeUndefined();
    expect(asked(after(...before), NOON + 5 * MINUTE, [play(1)])).toEqual({
      code: 'reality-check-due',
      minutes: 5,
      staked: 50,
      returned: 20,
    });
    const seen = RealityChecked.of({ minutes: 5, staked: 50, returned: 20 });
    expect(asked(after(...before, [NOON + 5 * MINUTE, seen]), NOON + 5 * MINUTE, [play(1)])).toBeUndefined();
  });
});

describe('the policy', () => {
  const none = after();

  it('requires identification if the pack does', () => {
    const cn: Policy = { ...FREE, pack: 'cn', hours: { from: 8, until: 22 } };
    expect(asked(none, NOON, [play(1)], { policy: cn, identity: { named: false, adult: false } })).toEqual({
      code: 'real-name-required',
    });
    expect(asked(none, NOON, [play(1)], { policy: cn, identity: { named: true, adult: false } })).toEqual({
      code: 'adults-only',
    });
    expect(asked(none, NOON, [play(1)], { policy: cn })).toBeUndefined();
    expect(asked(none, NOON + 10 * HOUR, [play(1)], { policy: cn })).toMatchObject({ code: 'outside-hours' });
    expect(asked(none, NOON - 4 * HOUR, [play(1)], { policy: cn })).toBeUndefined();
  });

  it('requires time between plays, and single plays, if it says so', () => {
    const uk: Policy = { ...FREE, pack: 'uk', cycleMs: 5_000 };
    const once = after([NOON, play(1)]);
    expect(asked(once, NOON + 4_999, [play(1)], { policy: uk })).toEqual({ code: 'too-soon', waitMs: 1 });
    expect(asked(once, NOON + 5_000, [play(1)], { policy: uk })).toBeUndefined();
    expect(asked(once, NOON + 5_000, [play(1), play(1)], { policy: uk })).toEqual({ code: 'one-at-a-time' });
  });

  it('has its own limits: the stricter one binds', () => {
    const capped: Policy = { ...FREE, caps: [{ kind: 'loss', span: 'day', amount: 50 }] };
    expect(asked(none, NOON, [play(51)], { policy: capped })).toMatchObject({ by: 'policy', limit: 50 });
    const own = after([NOON, limit('loss', 20)]);
    expect(asked(own, NOON, [play(21)], { policy: capped })).toMatchObject({ by: 'player', limit: 20 });
  });
});
