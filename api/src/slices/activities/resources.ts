import { ACTIVITY_KINDS } from '@skins/engine/activities';
import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Count, Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Hash, Time } from '../../foundation/contract/fields.ts';

const Reward = {
  type: Type.Enum([
    'box',
    'skins',
    'diamond',
    'OpenBox',
    'TrendChart',
    'debris',
    'resetOpenBox',
    'armyCompetitionCard',
  ]),
  of: Type.String({ description: 'the skin, or the box; empty for other rewards' }),
  amount: Type.Number({ minimum: 0, description: 'how many; of diamond gems' }),
};

const State = Type.Enum(['coming', 'running', 'grace', 'over', 'missed'], {
  description: 'missed: the rules in force at its start did not have it, so it never begins',
});

const ActivityRow = Type.Object({
  id: Type.String({ description: 'the activity, its start and its rules' }),
  activityId: Type.String(),
  kind: Type.Enum([...ACTIVITY_KINDS]),
  names: Names,
  state: State,
  from: Time,
  until: Time,
  claimUntil: Time,
  given: Type.Integer({ minimum: 0, description: 'steps that players received' }),
});
export type ActivityRow = Static<typeof ActivityRow>;

const ActivityRecord = Type.Object({
  ...ActivityRow.properties,
  about: Names,
  image: Type.String(),
  by: Type.Enum(['count', 'amount']),
  rulesHash: Hash,
  steps: Type.Array(Type.Object({ target: Count, ...Reward })),
});
export type ActivityRecord = Static<typeof ActivityRecord>;

const ReceiptRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  activityId: Type.String(),
  step: Type.Integer({ minimum: 1 }),
  ...Reward,
  rulesHash: Hash,
  time: Time,
});
export type ReceiptRow = Static<typeof ReceiptRow>;

/** The slice's resources in the console. */
export const resources = {
  activities: resource({
    right: 'read',
    summary: 'Activities of all published rules; a change of the setting makes one',
    row: ActivityRow,
    detail: ActivityRecord,
    filter: closed({ state: Type.Optional(State) }),
    sortable: ['from'],
  }),
  'activity-receipts': resource({
    right: 'read-players',
    summary: 'Steps of activities that players received',
    row: ReceiptRow,
    detail: ReceiptRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      activityId: Type.Optional(Type.String({ maxLength: 40 })),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
};
