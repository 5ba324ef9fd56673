import { OPERATOR_ROLES } from '@skins/engine/kernel';
import { ApprovalMode } from '@skins/engine/operators';
import { type TProperties, Type } from 'typebox';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { get, post, put } from '../../foundation/contract/call.ts';
import {
  AfterPage,
  AfterQuery,
  CATALOGUE_BYTES,
  Hash,
  Moment,
  Time,
} from '../../foundation/contract/fields.ts';
import { ACTS } from './acts.ts';
import { CHANGE_STATES, Difference, Gate, Report, WHY_NOT } from './shapes.ts';

const Id = Type.String({ pattern: '^[0-9a-f]{16}$' });
const SettingName = Type.String({ maxLength: 60, description: 'the name of rules, or catalogue' });
const Title = Type.String({ maxLength: 200, description: 'for operators: it lies beside the log, sealed' });
const Etag = Type.String({ maxLength: 40, description: 'of the draft as it was read' });
const From = Type.Union([Moment, Type.Null()], {
  description: 'when it is to count; null: as soon as the notice allows, counted from the approval',
});
const Content = Type.Unknown({ description: 'as the setting’s schema has it' });

/** Refusals of proposing one draft, or several together. */
const PROPOSING = [
  'unknown-record',
  'may-not',
  'stale-draft',
  'not-a-draft',
  'gates-closed',
  'proposed-already',
  'too-many-editors',
  'change-raced',
] as const;

const Skip = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  description: 'lines to leave out, the worst first',
});
const Size = Type.Integer({ minimum: 1, maximum: 200 });
const Stretch = Type.Object({ from: Skip, size: Size });

const Drafted = Type.Object({ id: Id, etag: Type.String() });
const Decided = Type.Object({ id: Id, hash: Hash });

export const changeDraft = post('/admin/api/changes/draft', {
  summary: 'Begin a draft of a change; it lies beside the log until it is proposed',
  access: 'operator',
  right: 'draft-changes',
  bodyBytes: CATALOGUE_BYTES,
  refusals: ['unknown-setting', 'may-not', 'draft-too-large', 'too-many-drafts'],
  body: Type.Object({
    setting: SettingName,
    content: Content,
    from: From,
    title: Title,
    copyOf: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{16}$', description: 'a change whose editors had a hand in it, too' }),
    ),
  }),
  data: Drafted,
});

export const changeEdit = put('/admin/api/changes/draft', {
  summary: 'Edit a draft; refused where another edit came between',
  access: 'operator',
  right: 'draft-changes',
  bodyBytes: CATALOGUE_BYTES,
  refusals: ['unknown-record', 'may-not', 'stale-draft', 'not-a-draft', 'draft-too-large'],
  body: Type.Object({ id: Id, content: Content, from: From, title: Title, etag: Etag }),
  data: Drafted,
});

export const changeCheck = post('/admin/api/changes/check', {
  summary: 'What a change would do, and every gate that it does not pass; writes nothing',
  access: 'operator',
  right: 'draft-changes',
  bodyBytes: CATALOGUE_BYTES,
  refusals: ['unknown-setting', 'draft-too-large'],
  body: Type.Object({ setting: SettingName, content: Content, from: From, lines: Type.Optional(Stretch) }),
  data: Report,
});

export const changePropose = post('/admin/api/changes/propose', {
  summary: 'Propose a draft: its hash is logged, and it is edited no more',
  access: 'operator',
  right: 'draft-changes',
  refusals: PROPOSING,
  body: Type.Object({ id: Id, etag: Etag }),
  data: Decided,
});

export const changeApprove = post('/admin/api/changes/approve', {
  summary: 'Approve what another one proposed; it is published in the same append',
  access: 'operator',
  right: 'approve-changes',
  perMinute: 20,
  refusals: [
    'unknown-record',
    'may-not',
    ...PROOF_REFUSALS,
    'stale-page',
    'not-proposed',
    'own-proposal',
    'on-probation',
    'proposal-expired',
    'proposal-ended',
    'proposal-stale',
    'gates-closed',
    'change-raced',
  ],
  body: Type.Object({
    id: Id,
    hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'what the approver saw' }),
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Decided,
});

const Ids = Type.Array(Id, { minItems: 2, maxItems: 20 });
const Several = <Members extends TProperties>(members: Members) =>
  Type.Array(Type.Object({ id: Id, ...members }), { minItems: 2, maxItems: 20 });
const OneTime = Type.Optional(
  Type.Integer({ ...Moment, description: 'when all of them are to count, in milliseconds since 1970' }),
);

export const changesCheck = post('/admin/api/changes/together/check', {
  summary:
    'A dry run of proposing, or approving, several changes by one command: every gate that is not passed. Writes nothing',
  access: 'operator',
  right: 'draft-changes',
  refusals: ['unknown-record'],
  body: Type.Object({ ids: Ids, step: Type.Enum(['propose', 'approve']), from: OneTime }),
  data: Type.Object({
    passed: Type.Boolean({ description: 'whether the command would be carried out' }),
    gates: Type.Array(Gate, { description: 'of all of them as one' }),
    changes: Type.Array(
      Type.Object({
        id: Id,
        settingName: Type.String({ description: 'in the caller’s language' }),
        title: Type.String(),
        report: Report,
        whyNot: Type.Union([Type.Enum([...WHY_NOT]), Type.Null()], {
          description: 'why the step is not the caller’s',
        }),
      }),
    ),
  }),
});

export const changesPropose = post('/admin/api/changes/together/propose', {
  summary:
    'Propose several drafts by one command, all or none: all gates of all are looked at first; they count from one time',
  access: 'operator',
  right: 'draft-changes',
  refusals: PROPOSING,
  body: Type.Object({ changes: Several({ etag: Etag }), from: OneTime }),
  data: Type.Object({ changes: Type.Array(Decided) }),
});

export const changesApprove = post('/admin/api/changes/together/approve', {
  summary: 'Approve several proposals by one command, all or none: all gates of all are looked at first',
  access: 'operator',
  right: 'approve-changes',
  perMinute: 20,
  refusals: [
    'unknown-record',
    'may-not',
    ...PROOF_REFUSALS,
    'stale-page',
    'not-proposed',
    'own-proposal',
    'on-probation',
    'proposal-expired',
    'proposal-ended',
    'proposal-stale',
    'gates-closed',
    'change-raced',
  ],
  body: Type.Object({
    changes: Several({
      hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'what the approver saw' }),
    }),
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Type.Object({ changes: Type.Array(Decided) }),
});

export const changeDrop = post('/admin/api/changes/drop', {
  summary: 'Take back one’s own proposal, turn down another one’s, or throw a draft away',
  access: 'operator',
  right: 'draft-changes',
  refusals: ['unknown-record', 'may-not', 'not-proposed', 'proposal-ended', 'change-raced'],
  body: Type.Object({ id: Id, ...COMMENT_FIELD }),
  data: Type.Null(),
});

const Role = Type.Union([Type.Enum([...OPERATOR_ROLES]), Type.Null()]);
const PublicChange = Type.Object({
  id: Type.String(),
  setting: Type.String(),
  name: Type.String({ description: 'of the setting, in the caller’s language' }),
  first: Type.Boolean({ description: 'the first version: nothing was changed by it' }),
  state: Type.Enum([...CHANGE_STATES]),
  publishTime: Time,
  from: Time,
  position: Type.String({ description: 'in the log' }),
  hash: Type.Union([Hash, Type.Null()], {
    description: 'of what was proposed; null where nothing had to be',
  }),
  authorRole: Role,
  approverRole: Role,
  ...Difference.properties,
});

export const publicChanges = get('/api/main/changes', {
  summary: 'What changes in the shop and what was changed, the newest publication first',
  query: AfterQuery,
  data: Type.Object({
    mode: ApprovalMode,
    modeNext: Type.Union([Type.Object({ mode: ApprovalMode, from: Time }), Type.Null()]),
    freeze: Type.Union([Type.Object({ from: Time, until: Time }), Type.Null()], {
      description: 'within this time nothing takes effect',
    }),
    ...AfterPage(PublicChange).properties,
  }),
});

const LinesQuery = Type.Object({
  id: Type.String({ maxLength: 40, description: 'of the change' }),
  from: Type.Optional(Skip),
  size: Type.Optional(Size),
});

export const publicChangeLines = get('/api/main/changes/lines', {
  summary: 'Further lines of one publication',
  query: LinesQuery,
  refusals: ['unknown-record'],
  data: Difference,
});

export const changeLines = get('/admin/api/changes/lines', {
  summary: 'Further lines of a draft, a proposal or a publication',
  access: 'operator',
  right: 'read',
  query: LinesQuery,
  refusals: ['unknown-record'],
  data: Difference,
});

export const proposalActs = get('/admin/api/proposals/acts', {
  summary:
    'Who proposed, approved, withdrew, refused or refunded something, when and why, for ever; the first act first',
  access: 'operator',
  right: 'read',
  waits: true,
  query: Type.Object({
    id: Type.Optional(Id),
    about: Type.Optional(
      Type.String({ maxLength: 80, description: 'instead of a proposal: a stream, such as payment-ID' }),
    ),
    position: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'in that stream: the proposal whose approval wrote this record',
      }),
    ),
  }),
  data: Type.Object({
    acts: Type.Array(
      Type.Object({
        act: Type.Enum([...ACTS]),
        operator: Type.Union(
          [Type.Object({ name: Type.String(), role: Type.Enum([...OPERATOR_ROLES]) }), Type.Null()],
          {
            description: 'null: the shop itself, or an operator who is known no more',
          },
        ),
        time: Time,
        position: Type.String({ description: 'in the log' }),
        comment: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
});
