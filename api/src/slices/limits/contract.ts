import {
  BREAK_HOURS_MAX,
  CHECK_MINUTES_MAX,
  CHECK_MINUTES_MIN,
  EXCLUSION_DAYS_MAX,
  EXCLUSION_DAYS_MIN,
  LimitKind,
  LimitSpan,
  POLICY_PACKS,
} from '@skins/engine/limits';
import { Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const AMOUNT_MAX = 10 ** 8;
const Amount = Type.Number({ description: 'gems; of a limit on time, minutes' });
const Some = Type.Union([Amount, Type.Null()], { description: 'null: no limit' });
const When = Type.Union([Time, Type.Null()]);
const Which = { kind: LimitKind, span: LimitSpan };
const Wanted = Type.Union([gems({ minimum: 0, maximum: AMOUNT_MAX }), Type.Null()], {
  description: 'gems; of a limit on time, whole minutes; null: no limit',
});

const Gauge = Type.Object({
  ...Which,
  own: Some,
  policy: Some,
  used: Type.Number({ description: 'of the window that ends now; below 0: won' }),
  raise: Type.Union([Type.Object({ amount: Some, ready: Time, lapses: Time }), Type.Null()], {
    description: 'what was asked for and can be confirmed between these times',
  }),
});

const Day = Type.Object({
  date: Type.String({ description: 'of the house, such as 2026-11-20' }),
  staked: Gems,
  returned: Gems,
  paidIn: Gems,
  minutes: Type.Integer(),
});

const Policy = Type.Object({
  pack: Type.Enum([...POLICY_PACKS]),
  hours: Type.Union([Type.Object({ from: Type.Integer(), until: Type.Integer() }), Type.Null()]),
  cycleMs: Type.Integer({ description: 'from one play to the next at least' }),
  named: Type.Boolean({ description: 'whether a real name is asked for before play' }),
  adult: Type.Boolean(),
  multiOpen: Type.Boolean({ description: 'whether several may be opened at a press' }),
  skip: Type.Boolean({ description: 'whether what shows a result may be skipped' }),
  firstTopUpGift: Type.Boolean(),
  signInGift: Type.Boolean(),
  sellBack: Type.Boolean(),
});

const Limits = Type.Object({
  gauges: Type.Array(Gauge),
  breakUntil: When,
  excludedUntil: When,
  check: Type.Object({
    everyMinutes: Type.Union([Type.Integer(), Type.Null()]),
    minutes: Type.Integer({ description: 'in which the player played since the check before' }),
    staked: Gems,
    returned: Gems,
  }),
  days: Type.Array(Day, { description: 'the last 30 of the house, the oldest first' }),
});

export const policy = get('/api/main/policy', {
  summary: 'What the shop is held to for its players’ sake',
  data: Policy,
});

export const limits = get('/api/personal/limits', {
  summary: 'My limits, how much of them is used, and what I did in 30 days',
  access: 'player',
  data: Limits,
});

const command = { access: 'player', idempotencyKey: 'optional' } as const;

export const setLimit = post('/api/personal/limits/set', {
  ...command,
  summary: 'Set or lower a limit, at once; to raise one, or take it away, is confirmed a day later',
  refusals: ['raise-waits'],
  body: Type.Object({ ...Which, amount: refusedAs('limit-amount-out-of-range', Wanted) }),
  data: Type.Object({ binds: Type.Boolean({ description: 'false: to be confirmed a day later' }) }),
});

export const confirmRaise = post('/api/personal/limits/confirm', {
  ...command,
  summary: 'Raise a limit as it was asked for a day ago or more',
  refusals: ['no-raise', 'raise-too-soon'],
  body: Type.Object({ ...Which, amount: refusedAs('no-raise', Wanted) }),
  data: Type.Null(),
});

export const dropRaise = post('/api/personal/limits/drop', {
  ...command,
  summary: 'Leave a limit as it is',
  body: Type.Object(Which),
  data: Type.Null(),
});

export const takeBreak = post('/api/personal/limits/break', {
  ...command,
  summary: 'Play nothing and order no gems for some hours, from now on',
  refusals: ['break-runs'],
  body: Type.Object({
    hours: refusedAs('break-out-of-range', Type.Integer({ minimum: 1, maximum: BREAK_HOURS_MAX })),
  }),
  data: Type.Object({ until: Time }),
});

export const excludeSelf = post('/api/personal/limits/exclude', {
  ...command,
  summary: 'Be shut out for half a year or more, from now on: nothing lifts it',
  refusals: ['exclusion-runs'],
  body: Type.Object({
    days: refusedAs(
      'exclusion-out-of-range',
      Type.Integer({ minimum: EXCLUSION_DAYS_MIN, maximum: EXCLUSION_DAYS_MAX }),
    ),
  }),
  data: Type.Object({ until: Time }),
});

export const setRealityCheck = post('/api/personal/limits/check-every', {
  ...command,
  summary: 'After how many minutes of play I am stopped and shown time and net result',
  body: Type.Object({
    everyMinutes: refusedAs(
      'reality-check-out-of-range',
      Type.Union([Type.Integer({ minimum: CHECK_MINUTES_MIN, maximum: CHECK_MINUTES_MAX }), Type.Null()]),
    ),
  }),
  data: Type.Null(),
});

export const passRealityCheck = post('/api/personal/limits/check', {
  ...command,
  summary: 'I have seen time and net result, and go on',
  data: Type.Null(),
});

export const playerLimits = get('/admin/api/player/limits', {
  summary: 'A player’s own limits: operators read them, and change none',
  access: 'operator',
  right: 'read-players',
  query: Type.Object({ playerId: PlayerId }),
  data: Limits,
});

export const brakingFigures = get('/admin/api/limits/figures', {
  summary: 'How many players brake themselves, now',
  access: 'operator',
  right: 'read',
  data: Type.Object({
    limited: Type.Integer({ description: 'players who have set a limit' }),
    onBreak: Type.Integer(),
    excluded: Type.Integer(),
  }),
});
