import { VIP_LEVEL_MAX } from '@skins/engine/vip';
import { Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Hash } from '../../foundation/contract/fields.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const Level = Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX });

/** The VIP config entry of spec 3.5. */
export const selectVipConfig = get('/api/pay/selectVipConfig', {
  summary: 'What the VIP levels ask for and give',
  data: Type.Array(
    Type.Object({
      level: Level,
      frame: Type.String({ description: 'path of the frame that avatars have at the level' }),
      vipNum: Type.Number({ description: 'experience that the level takes, in gems' }),
      vipRate: Type.Number({ minimum: 0, maximum: 1, description: 'recharge bonus, as a fraction' }),
      vipAmount: Type.Union([Gems, Type.Literal('/')], {
        description: 'bonus for reaching the level, in gems; / where there is none',
      }),
    }),
  ),
});

/** The User VIP of spec 3.5, with the data needed to claim. */
export const selectUserVip = get('/api/pay/selectUserVip', {
  summary: "The player's VIP level, and what it is made of",
  access: 'player',
  data: Type.Object({
    vipLevel: Level,
    monthPayAmount: Type.Number({
      description: 'gems bought in this month of the house, less what was taken back',
    }),
    redPacketLevel: Type.Integer({
      minimum: 0,
      maximum: VIP_LEVEL_MAX,
      description: 'the highest level whose bonus was claimed',
    }),
    lastMonthLevel: Level,
    vipExperience: Type.Number({ description: 'gems bought, less what was taken back' }),
    vipRate: Type.Number({ description: 'the recharge bonus that counts for the player now, as a fraction' }),
    nextClaim: Type.Union([Level, Type.Null()], {
      description: 'the level whose bonus can be claimed now; null where none can',
    }),
    paused: Type.Boolean({
      description:
        'a bonus was claimed for a level that a charged back top-up took away: nothing is given until it is reached again',
    }),
    tableHash: Hash,
  }),
});

export const receiveVipAmount = post('/api/pay/receiveVipAmount', {
  summary: 'Claim the bonus of a VIP level, once, lower levels first',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: [
    'vip-level-unknown',
    'vip-table-changed',
    'vip-claimed',
    'vip-not-reached',
    'vip-no-bonus',
    'vip-out-of-order',
  ],
  body: Type.Object({
    level: refusedAs('vip-level-unknown', Type.Integer({ minimum: 0, maximum: VIP_LEVEL_MAX })),
    tableHash: Type.Optional(
      Type.String({ maxLength: 64, description: 'the table that the player saw, to be held to it' }),
    ),
  }),
  data: Type.Object({ level: Level, amount: Gems, balance: Gems, position: Type.String() }),
});

export const playerVip = get('/admin/api/player/vip', {
  summary: "A player's VIP level and what it is made of, out of the player's stream",
  access: 'operator',
  right: 'read-players',
  refusals: ['unknown-player'],
  query: Type.Object({ playerId: PlayerId }),
  data: Type.Object({
    level: Level,
    experience: Gems,
    takenBack: Gems,
    monthPaid: Gems,
    lastMonthLevel: Level,
    claimed: Level,
    rate: Type.Number({ description: 'the recharge bonus that counts now, as a fraction' }),
    paused: Type.Boolean({ description: 'a bonus was claimed for a level that is no longer reached' }),
  }),
});
