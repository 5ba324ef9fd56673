import { Type, type Static } from 'typebox';
import { COMMENTED_EDITION, Hash, OPERATOR_ROLES, closed, defineEvent } from '../../kernel/index.ts';

const RandomId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

/** Random, because names are stored outside the log. */
export const OperatorId = RandomId;
export const OperatorRole = Type.Enum([...OPERATOR_ROLES]);

/** A person is an operator from now on. */
export const OperatorAdded = defineEvent(
  'OperatorAdded',
  closed({
    operatorId: OperatorId,
    personId: Type.String({
      pattern: '^[0-9a-f]{16}$',
      description: 'random; accounts of one person share it',
    }),
    role: OperatorRole,
  }),
);

/** An operator has other rights from now on. */
export const OperatorRoleChanged = defineEvent(
  'OperatorRoleChanged',
  closed({ operatorId: OperatorId, role: OperatorRole }),
);

export const DisableReason = Type.Enum(['left', 'suspected', 'replaced', 'mistake']);
export type DisableReason = Static<typeof DisableReason>;

/** The machine's holder gave an operator new credentials: the role counts as new from here on. */
export const OperatorReset = defineEvent('OperatorReset', closed({ operatorId: OperatorId }));

/** An operator is disabled permanently. */
export const OperatorDisabled = defineEvent(
  'OperatorDisabled',
  closed({ operatorId: OperatorId, reason: DisableReason }),
);

export const ApprovalMode = Type.Enum(['single', 'pairs'], {
  description: 'single: who proposes may approve; pairs: another person has to',
});
export type ApprovalMode = Static<typeof ApprovalMode>;

/** The number of people that a change needs, from a time on. A log without one has the mode `single`. */
export const ApprovalModeSet = defineEvent('ApprovalModeSet', closed({ mode: ApprovalMode, from: Time }), {
  label: ({ mode }) => mode,
});

/** Maximum length of a comment. */
export const COMMENT_MAX = 500;

/** Maximum of editors in a proposal. */
export const EDITORS_MAX = 20;

/** A change was proposed, identified by the hash of the events it would write. */
export const ChangeProposed = defineEvent(
  'ChangeProposed',
  closed({
    proposalId: RandomId,
    hash: Hash,
    /** everyone who wrote or changed it, the proposer first */
    editors: Type.Array(OperatorId, { minItems: 1, maxItems: EDITORS_MAX, uniqueItems: true }),
    expires: Time,
  }),
);

const Comment = Type.Union([Type.String({ minLength: 1, maxLength: COMMENT_MAX }), Type.Null()], {
  description: 'of the operator, for others; null: none, as in former versions',
});

const withoutComment = (data: unknown) => ({ ...Object(data), comment: null });

const Approved = { proposalId: RandomId, hash: Hash };

/** A change was approved: its events come before this one in the same command. */
export const ChangeApproved = defineEvent('ChangeApproved', closed({ ...Approved, comment: Comment }), {
  former: [{ schema: closed(Approved), until: COMMENTED_EDITION, lift: withoutComment }],
});

/** An approved change was undone before it took effect, because its approver was disabled. */
export const ChangeStopped = defineEvent('ChangeStopped', closed({ proposalId: RandomId }));

const Dropped = { proposalId: RandomId, reason: Type.Enum(['withdrawn', 'refused']) };

/** A proposal was withdrawn by its author, or refused by another operator. */
export const ChangeDropped = defineEvent('ChangeDropped', closed({ ...Dropped, comment: Comment }), {
  former: [{ schema: closed(Dropped), until: COMMENTED_EDITION, lift: withoutComment }],
});

/** The event types of the slice, for its definition and its audit. */
export const events = {
  OperatorAdded,
  OperatorRoleChanged,
  OperatorReset,
  OperatorDisabled,
  ApprovalModeSet,
  ChangeProposed,
  ChangeApproved,
  ChangeDropped,
  ChangeStopped,
};
