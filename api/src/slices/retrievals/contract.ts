import { AT_ONCE_MAX, REJECTIONS } from '@skins/engine/retrievals';
import { Type } from 'typebox';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Rarity, Time } from '../../foundation/contract/fields.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const RetrievalId = Type.String({ pattern: '^[0-9a-f]{20}$' });
const ProposalId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const STATUS_IDS = 100;
const ID_LENGTH = 20;

/** The status codes of a withdrawal (spec 4.9). */
const Status = Type.Integer({
  minimum: 0,
  maximum: 6,
  description: '0 failed, 1 in progress, 2 shipped, 6 turned down, called back or reversed',
});
const Stage = Type.Enum([
  'asked',
  'waiting',
  'sending',
  'offered',
  'delivered',
  'settled',
  'reversed',
  'recalled',
  'rejected',
  'unreleased',
  'declined',
  'expired',
  'unavailable',
  'link',
  'private',
  'locked',
]);
const Position = Type.Object({ position: Type.String() });
const Of = { id: RetrievalId };

export const retrievalTerms = get('/api/personal/center/retrieve/terms', {
  summary: 'How items leave the shop, and whether the player has a trade link',
  access: 'player',
  data: Type.Object({
    open: Type.Boolean(),
    releaseAbove: Gems,
    releaseHours: Type.Integer(),
    answerHours: Type.Integer(),
    tradeLink: Type.Boolean(),
    atOnce: Type.Integer(),
  }),
});

const ItemIds = refusedAs(
  'items-out-of-range',
  Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: AT_ONCE_MAX }),
);

export const retrieveItemsOf = post('/api/personal/center/retrieve', {
  summary: 'Have items sent to the account of the player’s trade link, all or none',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 30,
  refusals: [
    'items-out-of-range',
    'unknown-item',
    'item-not-free',
    'retrievals-closed',
    'too-many-retrievals',
    'trade-link-empty',
    'trade-link-malformed',
    'inventory-private',
    'account-locked',
  ],
  body: Type.Object({ itemIds: ItemIds }),
  data: Type.Object({
    retrievals: Type.Array(Type.Object({ id: RetrievalId, itemId: Type.String(), release: Type.Boolean() })),
    position: Type.String(),
  }),
});

export const putItemsBack = post('/api/personal/center/retrieve/back', {
  summary: 'Take items whose retrieval failed back into the bag, all or none',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['items-out-of-range', 'unknown-item', 'item-not-free', 'item-barred'],
  body: Type.Object({ itemIds: ItemIds }),
  data: Type.Object({ itemIds: Type.Array(Type.String()), position: Type.String() }),
});

export const recallRetrieval = post('/api/personal/center/retrieve/recall', {
  summary: 'Call an item back that is on its way: an offer that is out is cancelled, if that can still be',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['withdrawal-unknown', 'withdrawal-over'],
  body: Type.Object(Of),
  data: Position,
});

export const assetsStatus = get('/finance/assets/status', {
  summary: 'How retrievals stand: of the player’s own ones among these',
  access: 'player',
  query: Type.Object({
    ids: Type.String({
      maxLength: STATUS_IDS * (ID_LENGTH + 1),
      absent: '',
      description: 'comma-separated, 100 at most',
    }),
  }),
  data: Type.Array(
    Type.Object({
      id: RetrievalId,
      name: Type.String(),
      status: Status,
      stage: Stage,
      final: Type.Boolean({ description: 'nothing will change any more' }),
    }),
  ),
});

const Face = {
  name: Type.String(),
  image: Type.String(),
  skinsRarity: Rarity,
  exterior: Type.String(),
};
const Record = Type.Object({
  id: RetrievalId,
  itemId: Type.String(),
  skinId: Type.String(),
  ...Face,
  value: Gems,
  attempt: Type.Integer(),
  status: Status,
  stage: Stage,
  createTime: Time,
  changeTime: Time,
});

export const retrieveRecord = get('/api/personal/center/retrieve/record', {
  summary: 'The player’s retrievals, newest first; each page goes on behind the one before',
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: AfterPage(Record),
});

export const retrievalDetail = get('/api/personal/center/retrieve/detail', {
  summary: 'What happened to one retrieval, what it waits for, and until when',
  access: 'player',
  query: Type.Object(Of),
  refusals: ['withdrawal-unknown'],
  data: Type.Object({
    id: RetrievalId,
    itemId: Type.String(),
    ...Face,
    status: Status,
    stage: Stage,
    steps: Type.Array(Type.Object({ stage: Stage, time: Time })),
    until: Type.Union([Time, Type.Null()], { description: 'by when the stage ends; null: nobody knows' }),
    recalled: Type.Boolean({ description: 'called back, and not yet answered' }),
    canRecall: Type.Boolean(),
    offerUrl: Type.String({ description: 'where the player answers the offer; empty where there is none' }),
  }),
});

const WHY = ['withdrawal-unknown', 'withdrawal-not-waiting'] as const;

export const proposeReleaseOf = post('/admin/api/retrieval/propose-release', {
  summary: 'Propose to let an item go: another operator approves it',
  access: 'operator',
  right: 'handle-withdrawals',
  idempotencyKey: 'optional',
  refusals: ['may-not', ...WHY, 'release-refused'],
  body: Type.Object({ ...Of, itemId: Type.String({ maxLength: 60 }) }),
  data: Type.Object({ proposalId: ProposalId, position: Type.String() }),
});

export const approveReleaseOf = post('/admin/api/retrieval/approve-release', {
  summary: 'Let an item go that another operator proposed to let go',
  access: 'operator',
  right: 'approve-withdrawals',
  perMinute: 10,
  idempotencyKey: 'optional',
  refusals: ['may-not', ...PROOF_REFUSALS, ...WHY, 'release-refused'],
  body: Type.Object({
    ...Of,
    itemId: Type.String({ maxLength: 60 }),
    proposalId: ProposalId,
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Position,
});

export const dropReleaseOf = post('/admin/api/retrieval/drop-release', {
  summary: 'Take a proposed release back, or turn it down: the item goes on waiting',
  access: 'operator',
  right: 'handle-withdrawals',
  idempotencyKey: 'optional',
  refusals: ['may-not', ...WHY, 'release-refused'],
  body: Type.Object({ ...Of, proposalId: ProposalId, ...COMMENT_FIELD }),
  data: Position,
});

export const rejectRetrieval = post('/admin/api/retrieval/reject', {
  summary: 'Turn a retrieval down that waits for its release: the item goes back into the bag',
  access: 'operator',
  right: 'handle-withdrawals',
  idempotencyKey: 'optional',
  refusals: ['may-not', ...WHY],
  body: Type.Object({
    ...Of,
    itemId: Type.String({ maxLength: 60 }),
    reason: Type.Enum([...REJECTIONS]),
  }),
  data: Position,
});

export const recallRetrievalOf = post('/admin/api/retrieval/recall', {
  summary: 'Call an item back that is on its way',
  access: 'operator',
  right: 'handle-withdrawals',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'withdrawal-unknown', 'withdrawal-over'],
  body: Type.Object(Of),
  data: Position,
});

export const retryRetrieval = post('/admin/api/retrieval/retry', {
  summary: 'Ask the provider how a retrieval stands, and tell it again what it has not taken',
  access: 'operator',
  right: 'handle-withdrawals',
  perMinute: 30,
  refusals: ['withdrawal-unknown', 'deliveries-silent'],
  body: Type.Object(Of),
  data: Type.Null(),
});

export const reconcileDeliveries = post('/admin/api/deliveries/reconcile', {
  summary: 'Hold the provider’s list of deliveries to the log now',
  access: 'operator',
  right: 'handle-withdrawals',
  perMinute: 6,
  refusals: ['deliveries-silent'],
  body: Type.Object({}),
  data: Type.Object({ offers: Type.Integer(), unknown: Type.Integer(), noted: Type.Integer() }),
});
