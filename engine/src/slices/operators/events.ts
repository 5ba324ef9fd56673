import { Type, type Static } from 'typebox';
import { Hash, OPERATOR_ROLES, closed, defineEvent } from '../../kernel/index.ts';

const RandomId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});

/** Random: names lie beside the log. */
export const OperatorId = RandomId;
export const OperatorRole = Type.Enum([...OPERATOR_ROLES]);

/** Someone runs the shop from now on. */
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

/** An operator may do other things from now on. */
export const OperatorRoleChanged = defineEvent(
  'OperatorRoleChanged',
  closed({ operatorId: OperatorId, role: OperatorRole }),
);

export const DisableReason = Type.Enum(['left', 'suspected', 'replaced', 'mistake']);
export type DisableReason = Static<typeof DisableReason>;

/** An operator is shut out for good. */
export const OperatorDisabled = defineEvent(
  'OperatorDisabled',
  closed({ operatorId: OperatorId, reason: DisableReason }),
);

export const ApprovalMode = Type.Enum(['single', 'pairs'], {
  description: 'single: who proposes may approve; pairs: another person has to',
});
export type ApprovalMode = Static<typeof ApprovalMode>;

/** How many people a change takes, from a time on. A log without one is of the mode `single`. */
export const ApprovalModeSet = defineEvent('ApprovalModeSet', closed({ mode: ApprovalMode, from: Time }), {
  label: ({ mode }) => mode,
});

/** All hands that a proposal names. */
export const EDITORS_MAX = 20;

/** A change was proposed, named by the hash of what it would write. */
export const ChangeProposed = defineEvent(
  'ChangeProposed',
  closed({
    proposalId: RandomId,
    hash: Hash,
    /** all who had a hand in it, the one who proposes first */
    editors: Type.Array(OperatorId, { minItems: 1, maxItems: EDITORS_MAX, uniqueItems: true }),
    expires: Time,
  }),
);

/** A change was approved: what it wrote stands before this, in the same command. */
export const ChangeApproved = defineEvent('ChangeApproved', closed({ proposalId: RandomId, hash: Hash }));

/** What was approved, and was to count from a time to come, is taken back: its approver was shut out before. */
export const ChangeStopped = defineEvent('ChangeStopped', closed({ proposalId: RandomId }));

/** A proposal was taken back by its author, or turned down by another one. */
export const ChangeDropped = defineEvent(
  'ChangeDropped',
  closed({ proposalId: RandomId, reason: Type.Enum(['withdrawn', 'refused']) }),
);

/** The event types of the slice, for its definition and its audit. */
export const events = {
  OperatorAdded,
  OperatorRoleChanged,
  OperatorDisabled,
  ApprovalModeSet,
  ChangeProposed,
  ChangeApproved,
  ChangeDropped,
  ChangeStopped,
};
