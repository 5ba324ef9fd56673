import {
  type Desk,
  type EventData,
  INPUT_EDITION,
  type Violation,
  either,
  defineAudit,
  follow,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { RealNameVerified } from '../identity/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { begun, braked, counted, over, unnamed } from './audit-begun.ts';
import { type Own, isEmpty, lineAt, minutesOf, noBooks, order, ordersPlay } from './audit-usage.ts';
import {
  BreakTaken,
  type ExclusionMark,
  ExclusionShared,
  LimitSet,
  RaiseAsked,
  RaiseConfirmed,
  RaiseDropped,
  RealityCheckSet,
  RealityChecked,
  SelfExcluded,
  events,
} from './events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const RAISE_OPEN_MS = 8 * DAY_MS;

interface Shop {
  /** facts: the ends of exclusions, by mark of the excluded person */
  readonly known: Map<string, number>;
  exclusions: number;
  breaks: number;
}
interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

const nameOf = ({ kind, hash }: ExclusionMark): string => `${kind} ${hash}`;

/** Excludes everyone with one of the marks until a time at least. */
function know({ known }: Shop, marks: readonly ExclusionMark[], until: number): void {
  for (const mark of marks) known.set(nameOf(mark), Math.max(until, known.get(nameOf(mark)) ?? 0));
}

/** Resets the counts at a reality check. */
function unchecked(own: Own): void {
  own.check = [0, 0, 0];
  own.ordering[0] = 0;
}

const byPlayer = ({ actor }: Desk): boolean => actor.startsWith('player');

export const audit = defineAudit({
  events,
  rules: {
    limit: 'a limit that is set at once is no higher than the one before',
    raise:
      'a limit is raised or taken away as it was asked for a day before, within the week after that, and once',
    break: 'a break that runs is only ever made longer',
    exclusion: 'a self-exclusion that runs is only ever made longer',
    'shared-exclusion':
      'a player is held to the exclusion of somebody known by the same, to its end and no other, and to no shorter one than their own',
    braked:
      'nobody begins a play, orders gems or, from edition 8 on, enters a room during their break or self-exclusion',
    'over-limit':
      'no play stakes more than a limit on losses leaves, no order asks for more than one on deposits, no play falls into more minutes than one on time',
    'reality-check':
      'a reality check shows the minutes, stakes and returns since the one before, and no play begins while one is due',
    named:
      'where the policy asks for a real name, nobody begins a play or orders gems before they gave one, which only somebody of age does',
    policy: 'a play begins in the hours of the policy, its time after the one before, alone where it says so',
  },
  books: {
    own: noBooks,
    shop: (): Shop => ({ known: new Map(), exclusions: 0, breaks: 0 }),
    totals: ({ exclusions, breaks }) => ({ exclusions, breaks }),
  },
  checks: {
    LimitSet(_desk, { kind, span, amount }, { own }) {
      const name = `${kind}-${span}`;
      const before = own.caps[name] ?? Infinity;
      own.caps[name] = amount;
      delete own.raises[name];
      return amount <= before ? undefined : violationOf('limit', `${before} at most`, amount);
    },
    RaiseAsked({ time }, { kind, span, amount }, { own }) {
      const name = `${kind}-${span}`;
      const before = own.caps[name] ?? Infinity;
      own.raises[name] = [amount, time];
      return (amount ?? Infinity) > before || (amount === null && before < Infinity)
        ? undefined
        : violationOf('raise', `more than ${before}`, amount ?? 'no limit');
    },
    RaiseConfirmed: ({ time }, data, { own }) => confirmed(time, data, own),
    RaiseDropped(_desk, { kind, span }, { own }) {
      const name = `${kind}-${span}`;
      const known = name in own.raises;
      delete own.raises[name];
      return known ? undefined : violationOf('raise', 'one that was asked for', name);
    },
    BreakTaken({ time }, { hours }, { own, shop }) {
      shop.breaks += 1;
      const before = own.breakUntil;
      own.breakUntil = time + hours * HOUR_MS;
      return own.breakUntil >= before
        ? undefined
        : violationOf('break', `${before} or later`, own.breakUntil);
    },
    SelfExcluded({ time }, { days, marks }, { own, shop }) {
      shop.exclusions += 1;
      const before = own.excludedUntil;
      own.excludedUntil = time + days * DAY_MS;
      know(shop, marks, own.excludedUntil);
      return own.excludedUntil >= before
        ? undefined
        : violationOf('exclusion', `${before} or later`, own.excludedUntil);
    },
    ExclusionShared(_desk, { until, by, marks }, { own, shop }) {
      const before = own.excludedUntil;
      own.excludedUntil = until;
      const theirs = shop.known.get(nameOf(by));
      know(shop, marks, until);
      if (until < before) return violationOf('shared-exclusion', `${before} or later`, until);
      return unequal('shared-exclusion', theirs ?? 'an exclusion known by it', until);
    },
    RealityCheckSet(_desk, { everyMinutes }, { own }) {
      own.checkEvery = everyMinutes;
      unchecked(own);
      return undefined;
    },
    RealityChecked({ edition }, { minutes, staked, returned }, { own }) {
      const shown = [minutesOf(own, edition), own.check[1], own.check[2]].join(' ');
      unchecked(own);
      return unequal('reality-check', shown, `${minutes} ${staked} ${returned}`);
    },
  },
  plays: (desk, _game, { own }) => begun(desk, own),
  counts: {
    plays: (desk, plays, { own }) => (byPlayer(desk) ? counted(desk, own, plays) : undefined),
    enters: (desk, _chance, { own }) => (desk.edition < INPUT_EDITION ? undefined : braked(desk, own)),
    begins(desk, _play, { own }) {
      if (!byPlayer(desk)) return undefined;
      own.held[desk.place] = 0;
      return counted(desk, own, 0);
    },
    opens(desk, _due, { own }) {
      if (byPlayer(desk) && ordersPlay(desk.edition)) order(own, desk);
      return undefined;
    },
    staked(desk, amount, { own }) {
      const found = byPlayer(desk) ? over(desk, own, 'loss', amount) : undefined;
      lineAt(own, desk.time)[1] += amount;
      own.check[1] += amount;
      return found;
    },
    returned({ time }, amount, { own }) {
      lineAt(own, time)[1] -= amount;
      own.check[2] += amount;
      return undefined;
    },
    paidIn({ time }, amount, { own }) {
      lineAt(own, time)[2] += amount;
      return undefined;
    },
    orders(desk, { order, amount }, { own }) {
      const found = braked(desk, own) ?? unnamed(desk, own) ?? over(desk, own, 'deposit', amount);
      own.orders[order] = amount;
      return found;
    },
    ordersEnd(_desk, order, { own }) {
      delete own.orders[order];
      return undefined;
    },
    closes(_desk, place, { own }) {
      delete own.held[place];
      return undefined;
    },
  },
  follows: [
    follow(RealNameVerified, (_desk, _data, { own }: Books) => {
      own.named = true;
      return undefined;
    }),
    follow(WalletPosted, (desk, { postings, cause }, { own }: Books) => {
      // Hardly ever is anything held, and looking up a missing key is slow.
      if (cause === null || isEmpty(own.held)) return undefined;
      const before = own.held[cause];
      if (before === undefined) return undefined;
      const amount = postings
        .filter(({ from, to }) => from === 'player' && to === 'escrow')
        .reduce((sum, posting) => sum + posting.amount, 0);
      const found = over(desk, own, 'loss', amount);
      own.held[cause] = before + amount;
      return found;
    }),
  ],
  writings: {
    'set-limit': { in: 'player', by: ['player'], writes: either(one(LimitSet), one(RaiseAsked)) },
    'confirm-raise': { in: 'player', by: ['player'], writes: one(RaiseConfirmed) },
    'drop-raise': { in: 'player', by: ['player'], writes: one(RaiseDropped) },
    'take-break': { in: 'player', by: ['player'], writes: one(BreakTaken) },
    'exclude-self': { in: 'player', by: ['player'], writes: one(SelfExcluded) },
    'share-exclusion': { in: 'player', by: ['system'], writes: one(ExclusionShared) },
    'set-reality-check': { in: 'player', by: ['player'], writes: one(RealityCheckSet) },
    'pass-reality-check': { in: 'player', by: ['player'], writes: one(RealityChecked) },
  },
  inputs: {
    'set-limit': ([event]) =>
      event !== undefined && (LimitSet.is(event) || RaiseAsked.is(event)) ? event.data : undefined,
    'confirm-raise': ([event]) => (event !== undefined && RaiseConfirmed.is(event) ? event.data : undefined),
    'drop-raise': ([event]) => (event !== undefined && RaiseDropped.is(event) ? event.data : undefined),
    'take-break': ([event]) => (event !== undefined && BreakTaken.is(event) ? event.data : undefined),
    'exclude-self': ([event]) =>
      event !== undefined && SelfExcluded.is(event) ? { days: event.data.days } : undefined,
    'share-exclusion': ([event]) =>
      event !== undefined && ExclusionShared.is(event) ? event.data : undefined,
    'set-reality-check': ([event]) =>
      event !== undefined && RealityCheckSet.is(event) ? event.data : undefined,
    'pass-reality-check': ([event]) => (event !== undefined && RealityChecked.is(event) ? null : undefined),
  },
  ways: {},
});

function confirmed(
  time: number,
  { kind, span, amount }: EventData<typeof RaiseConfirmed>,
  own: Own,
): Violation | undefined {
  const name = `${kind}-${span}`;
  const asked = own.raises[name];
  delete own.raises[name];
  if (amount === null) delete own.caps[name];
  else own.caps[name] = amount;
  if (asked === undefined) return violationOf('raise', 'one that was asked for', name);
  const [wanted, since] = asked;
  return wanted === amount && time >= since + DAY_MS && time <= since + RAISE_OPEN_MS
    ? undefined
    : violationOf('raise', `${wanted ?? 'no limit'} from ${since + DAY_MS}`, `${amount} at ${time}`);
}
