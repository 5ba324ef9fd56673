import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { Count, Evidence, Reason, Rule, SeatNumber, State, TeamNumber } from './contract-fields.ts';

const BattleRow = Type.Object({
  id: Type.String(),
  state: State,
  reason: Type.Union([Reason, Type.Null()]),
  rule: Rule,
  seats: Count,
  teams: Count,
  taken: Count,
  rounds: Count,
  price: Gems,
  open: Type.Boolean(),
  creator: Type.String({ description: 'player id' }),
  time: Time,
});
export type BattleRow = Static<typeof BattleRow>;

const BattleRecord = Type.Object({
  ...BattleRow.properties,
  oneADevice: Type.Boolean(),
  seatList: Type.Array(
    Type.Object({
      seat: SeatNumber,
      team: TeamNumber,
      player: Type.String(),
      userSeed: Type.String(),
      time: Time,
      total: Type.Number({ description: 'drawn at this seat so far, in gems' }),
      value: Type.Number({ description: 'of the items that it gets, in gems' }),
      share: Type.Number(),
    }),
  ),
  steps: Type.Array(Type.Object({ stage: Type.String(), time: Time }), { description: 'the first first' }),
  evidence: Evidence,
});
export type BattleRecord = Static<typeof BattleRecord>;

const PairRow = Type.Object({
  id: Type.String({ description: 'both players' }),
  giver: Type.String({ description: 'player id: who lost more to the other' }),
  taker: Type.String({ description: 'player id' }),
  decided: Type.Integer({ minimum: 1, description: 'battles that one of them won and the other lost' }),
  taken: Type.Integer({ minimum: 0, description: 'of those, won by the taker' }),
  flow: Type.Number({ description: 'gems that the giver lost to the taker, less those that came back' }),
  chance: Type.Number({ description: 'that fair draws go so much one way' }),
  sided: Type.Boolean({ description: 'whether that is less than one in a thousand' }),
  time: Time,
});
export type PairRow = Static<typeof PairRow>;

const TableState = Type.Enum(['waiting', 'full', 'finished', 'cancelled', 'void']);

/** The slice's resources in the console. */
export const resources = {
  battles: resource({
    right: 'read',
    summary: 'Battles, and how far they have come; nothing changes one',
    row: BattleRow,
    detail: BattleRecord,
    filter: closed({
      state: Type.Optional(TableState),
      rule: Type.Optional(Rule),
      reason: Type.Optional(Reason),
    }),
    sortable: ['time', 'price'],
  }),
  'battle-pairs': resource({
    right: 'read-players',
    summary: 'Pairs of players in battles, and how much went one way between them',
    row: PairRow,
    detail: PairRow,
    filter: closed({ sided: Type.Optional(Type.Enum(['yes', 'no'])) }),
    sortable: ['flow', 'decided', 'time'],
  }),
};
