import { VIP_LEVEL_MAX } from '@skins/engine/vip';
import { Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';

const Level = Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX });
const Seconds = (description: string) => Type.Integer({ minimum: 0, description });

/** The week welfare of spec 3.13, with the data needed to count down and to claim. */
export const weekBenefitsInfo = get('/api/weekBenefits/weekBenefitsInfo', {
  summary: 'What the VIP levels are given this week, and whether the player has claimed it',
  access: 'player',
  data: Type.Object({
    status: Type.Enum([0, 1, 2], { description: '0: nothing to claim; 1: to be claimed; 2: received' }),
    userVal: Type.Integer({
      minimum: 0,
      maximum: VIP_LEVEL_MAX,
      description: 'the VIP level by which the player is given something',
    }),
    benefitsList: Type.Array(
      Type.Object({
        level: Level,
        amount: Type.Number({ minimum: 0, description: 'in gems; 0 where the level is given nothing' }),
      }),
    ),
    sysTime: Seconds('the server’s clock: seconds since 1970, where that of the envelope is milliseconds'),
    endTime: Seconds('when the week of the house ends, Monday 00:00: seconds since 1970'),
    rulesHash: Hash,
  }),
});

export const receiveWeekBenefits = post('/api/weekBenefits/receiveWeekBenefits', {
  summary: 'Claim what the VIP level is given this week, once',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['stale-version', 'week-benefits-claimed', 'no-week-benefits'],
  msg: { zh: '领取成功', en: 'Claimed', ru: 'Получено', vi: 'Đã nhận' },
  body: Type.Object({
    rulesHash: Type.Optional(
      Type.String({ maxLength: 64, description: 'the rules that the player saw, to be held to them' }),
    ),
  }),
  data: Type.Object({ level: Level, amount: Gems, balance: Gems, position: Type.String() }),
});

/** A menu list with type, isChacked, secondLevel (spec 7.4). */
export const notices = get('/api/home/notice', {
  summary: 'What the shop announces, by what it is about',
  data: Type.Array(
    Type.Object({
      type: Type.Integer({ description: '0 activities, 1 updates, 2 rules' }),
      name: Type.String(),
      isChacked: Type.Boolean({ description: 'open at first; the seeds spell it so' }),
      secondLevel: Type.Array(
        Type.Object({
          id: Type.String(),
          title: Type.String(),
          content: Type.String({ description: 'plain text; an empty line parts paragraphs' }),
          time: Type.Union([Time, Type.Null()], { description: 'since when it shows; null: from the first' }),
        }),
      ),
    }),
  ),
});

export const newNotices = get('/api/home/is/new', {
  summary: 'The version of the announcements: another one, and something is new; polled each minute',
  data: Type.Object({
    version: Type.String({
      pattern: '^[0-9a-f]{16}$',
      description: 'of all that shows now, in any language',
    }),
    count: Type.Integer({ minimum: 0, description: 'how many show now' }),
  }),
});

export const playerWeekBenefits = get('/admin/api/player/week-benefits', {
  summary: 'Whether a player has claimed this week’s welfare, out of the player’s stream',
  access: 'operator',
  right: 'read-players',
  refusals: ['unknown-player'],
  query: Type.Object({ playerId: PlayerId }),
  data: Type.Object({
    level: Level,
    amount: Type.Number({ minimum: 0, description: 'what the level is given, in gems; 0: nothing' }),
    claimed: Type.Boolean(),
    ends: Time,
  }),
});
