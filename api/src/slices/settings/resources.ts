import { OPERATOR_ROLES, closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Span } from '../../foundation/contract/admin/fields.ts';
import { Time } from '../../foundation/contract/fields.ts';
import { UNITS } from '../../foundation/words/units.ts';
import { CHANGE_STATES, Difference, Report, WHY_NOT } from './shapes.ts';

const Moment = Type.Union([Time, Type.Null()]);
const Role = Type.Enum([...OPERATOR_ROLES]);

const Scheduled = Type.Object({
  from: Time,
  hash: Type.String(),
});

const SettingRow = Type.Object({
  id: Type.String({ description: 'the name of rules, or catalogue' }),
  name: Type.String({ description: 'in the caller’s language' }),
  about: Type.String({ description: 'what it decides, in the caller’s language' }),
  hash: Type.String({ description: 'of the version in force; empty where there is none' }),
  version: Type.Integer({ minimum: 0 }),
  since: Moment,
  scheduled: Type.Array(Scheduled),
  open: Type.Integer({ minimum: 0, description: 'drafts and proposals' }),
  notice: Type.Integer({
    description: 'how long before it counts a change is published at least, milliseconds',
  }),
  proposers: Type.Array(Role),
  approvers: Type.Array(Role),
  /** whether the general editor can edit it; the catalogue has its own editors */
  plain: Type.Boolean(),
});
export type SettingRow = Static<typeof SettingRow>;

/** A place in a setting's content, with the name used by the editor and the differences. */
const Field = Type.Object({
  path: Type.String({ description: 'such as /rtp/min; * stands for any place in a list' }),
  name: Type.String({ description: 'in the caller’s language' }),
  unit: Type.Enum([...UNITS]),
  choices: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'what each value is called, where there are only some',
    }),
  ),
  gems: Type.Optional(
    Type.Object(
      { part: Type.String(), is: Type.Array(Type.String()) },
      { description: 'its figure is of gems where the part beside it says one of these' },
    ),
  ),
});

const SettingRecord = Type.Object({
  ...SettingRow.properties,
  schema: Type.Unknown({ description: 'JSON schema of the content' }),
  fields: Type.Array(Field),
  content: Type.Unknown({ description: 'in force; null where it is shown elsewhere' }),
  newest: Type.Unknown({ description: 'published last, whether it counts already or not' }),
  versions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      from: Time,
      hash: Type.String(),
      content: Type.Unknown(),
      inForce: Type.Boolean(),
    }),
    { description: 'the newest first' },
  ),
});
export type SettingRecord = Static<typeof SettingRecord>;

const Person = Type.Object({ id: Type.String(), name: Type.String(), role: Role });

const ChangeRow = Type.Object({
  id: Type.String(),
  setting: Type.String(),
  settingName: Type.String({ description: 'in the caller’s language' }),
  title: Type.String(),
  state: Type.Enum([...CHANGE_STATES]),
  from: Moment,
  editors: Type.Array(Person, { description: 'all who had a hand in it, the author first' }),
  author: Type.Union([Person, Type.Null()], { description: 'who proposed it' }),
  approver: Type.Union([Person, Type.Null()]),
  hash: Type.String({ description: 'of what was proposed; empty for a draft' }),
  created: Time,
  updated: Time,
  expires: Moment,
  etag: Type.String({ description: 'empty where there is no draft' }),
});
export type ChangeRow = Static<typeof ChangeRow>;

const ChangeRecord = Type.Object({
  ...ChangeRow.properties,
  content: Type.Unknown({ description: 'null where no draft is kept' }),
  report: Type.Union([Report, Type.Null()], { description: 'of a draft or a proposal' }),
  difference: Type.Union([Difference, Type.Null()], {
    description: 'of a publication, as it was published; null where the report has it',
  }),
  mayEdit: Type.Boolean(),
  mayPropose: Type.Boolean(),
  mayApprove: Type.Boolean(),
  mayDrop: Type.Union([Type.Enum(['withdraw', 'refuse', 'discard']), Type.Null()]),
  whyNot: Type.Union([Type.Enum([...WHY_NOT]), Type.Null()], {
    description: 'why the next step is not the caller’s',
  }),
  until: Moment,
  persons: Type.Array(
    Type.Object({
      ...Person.properties,
      whyNot: Type.Union([Type.Enum([...WHY_NOT]), Type.Null()]),
    }),
    { description: 'who could approve it, and who of those in the right role may not' },
  ),
});
export type ChangeRecord = Static<typeof ChangeRecord>;

const InboxRow = Type.Object({
  id: Type.String({ description: 'of the proposal' }),
  kind: Type.Enum(['change', 'credit', 'share', 'refund', 'release', 'room', 'resume', 'appointment']),
  subject: Type.String({ description: 'the player, order, retrieval, room or setting that it is about' }),
  title: Type.String({ description: 'of a change, in the caller’s language; else empty' }),
  author: Type.String(),
  time: Time,
  expires: Time,
  left: Type.Integer({ description: 'milliseconds until it expires' }),
});
export type InboxRow = Static<typeof InboxRow>;

/** The slice's resources in the console. */
export const resources = {
  settings: resource({
    summary: 'What the shop plays by, and what is scheduled',
    row: SettingRow,
    detail: SettingRecord,
    filter: closed({}),
    sortable: ['id', 'name', 'since'],
  }),
  inbox: resource({
    summary: 'Proposals of every kind that the calling operator may approve',
    row: InboxRow,
    detail: InboxRow,
    filter: closed({}),
    sortable: ['expires', 'time'],
  }),
  changes: resource({
    summary: 'Drafts, proposals and publications of settings',
    row: ChangeRow,
    detail: ChangeRecord,
    filter: closed({
      state: Type.Optional(Type.Enum([...CHANGE_STATES])),
      setting: Type.Optional(Type.String({ maxLength: 60 })),
      ...Span,
    }),
    sortable: ['updated', 'id', 'created', 'from', 'state', 'setting'],
  }),
};
