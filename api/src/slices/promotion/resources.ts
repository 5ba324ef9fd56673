import { closed } from '@skins/engine/kernel';
import { HoldReason, Verdict } from '@skins/engine/promotion';
import { type Static, Type } from 'typebox';
import { PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Hash, Time } from '../../foundation/contract/fields.ts';
import { SHARE_STATES } from './views.ts';

const Count = Type.Integer({ minimum: 0 });
const Amount = Type.Number({ minimum: 0, description: 'gems' });
const State = Type.Enum([...SHARE_STATES]);

const ShareRow = Type.Object({
  id: Type.String({ description: 'position of the table in the log, and the row' }),
  inviterId: Type.String(),
  friendId: Type.String(),
  date: Type.String({ description: 'house day, such as 2026-11-20' }),
  counted: Amount,
  share: Type.Number({ description: 'as a part of 1' }),
  amount: Amount,
  state: State,
  reason: Type.String({ description: 'why it was held or withheld; empty for neither' }),
  time: Time,
});
export type ShareRow = Static<typeof ShareRow>;

const Proposal = Type.Object({
  proposalId: Type.String(),
  verdict: Verdict,
  author: Type.String({ description: 'the name, or the id of one nobody knows' }),
  expires: Time,
  whyNot: Type.Union(
    [
      Type.Enum(['may-not', 'own-proposal', 'on-probation', 'proposal-expired', 'proposal-ended']),
      Type.Null(),
    ],
    { description: 'why the caller may not approve it; null: it may be approved' },
  ),
});

const ShareRecord = Type.Object({
  ...ShareRow.properties,
  table: Type.String({ description: 'place of the table in the log' }),
  row: Count,
  settled: Type.String({ description: 'position of the event that settled it; empty until then' }),
  signals: Type.Array(
    Type.Object({
      reason: HoldReason,
      players: Type.Array(Type.String(), { description: 'who has it in common with the friend now' }),
    }),
  ),
  proposals: Type.Array(Proposal, { description: 'those that wait' }),
});
export type ShareRecord = Static<typeof ShareRecord>;

const DayRow = Type.Object({
  id: Type.String({ description: 'position of the closing in the log' }),
  date: Type.String(),
  friends: Count,
  counted: Amount,
  amount: Amount,
  state: Type.Enum(['open', 'ended'], { description: 'open: some shares are not settled yet' }),
  time: Time,
});
export type DayRow = Static<typeof DayRow>;

const DayRecord = Type.Object({ ...DayRow.properties, rulesHash: Hash, dueAt: Time });
export type DayRecord = Static<typeof DayRecord>;

/** The slice's resources in the console. */
export const resources = {
  'promotion-shares': resource({
    right: 'read-players',
    summary: 'Shares of inviters, with what was noticed about those that are held back',
    row: ShareRow,
    detail: ShareRecord,
    filter: closed({
      state: Type.Optional(State),
      /** the inviter */
      playerId: Type.Optional(PlayerId),
      friendId: Type.Optional(PlayerId),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id', 'amount'],
  }),
  'promotion-days': resource({
    right: 'read',
    summary: 'Closed days of invitations; nothing changes one',
    row: DayRow,
    detail: DayRecord,
    filter: closed({}),
    sortable: ['time', 'amount'],
  }),
};
