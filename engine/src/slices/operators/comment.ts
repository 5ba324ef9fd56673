import { ChangeApproved, ChangeDropped } from './events.ts';

/** Words of the operator who approves, refuses or withdraws a proposal. They are in the log, so they name no person. */
export interface Commented {
  /** undefined: none */
  readonly comment?: string;
}

/** Returns the event of an approval. */
export const approvalOf = (proposalId: string, hash: string, comment: string | undefined) =>
  ChangeApproved.of({ proposalId, hash, comment: comment ?? null });

/** Returns the event of a refusal or a withdrawal. */
export const dropOf = (proposalId: string, reason: 'withdrawn' | 'refused', comment: string | undefined) =>
  ChangeDropped.of({ proposalId, reason, comment: comment ?? null });
