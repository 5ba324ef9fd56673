import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Time } from '../../foundation/contract/fields.ts';
import { RainEvidence } from './contract.ts';

const Count = Type.Integer({ minimum: 0 });
const State = Type.Enum(['announced', 'falling', 'paying', 'over', 'cancelled']);
const Reason = Type.Enum(['late', 'no-beacon', 'closed', 'epoch']);

const RainRow = Type.Object({
  id: Type.String(),
  state: State,
  reason: Type.Union([Reason, Type.Null()]),
  start: Time,
  endsAt: Time,
  reserved: Gems,
  issued: Gems,
  back: Type.Union([Gems, Type.Null()], { description: 'of the reserve; null until everybody is paid' }),
  packets: Count,
  players: Count,
});
export type RainRow = Static<typeof RainRow>;

const RainRecord = Type.Object({
  ...RainRow.properties,
  announced: Time,
  perPlayer: Count,
  best: Type.Array(Type.Object({ player: Type.String(), packets: Count, amount: Gems }), {
    description: 'players who grabbed most, 20 at most',
  }),
  steps: Type.Array(Type.Object({ stage: Type.String(), time: Time }), { description: 'the first first' }),
  evidence: RainEvidence,
});
export type RainRecord = Static<typeof RainRecord>;

/** The slice's resources in the console. */
export const resources = {
  rains: resource({
    right: 'read',
    summary: 'Red-packet rains: reserved, issued and what went back; nothing changes one',
    row: RainRow,
    detail: RainRecord,
    filter: closed({
      state: Type.Optional(Type.Enum(['announced', 'drawn', 'closed', 'ended', 'cancelled'])),
    }),
    sortable: ['start'],
  }),
};
