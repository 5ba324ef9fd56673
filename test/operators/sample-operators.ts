import { DAY_MS, combine } from '../../engine/src/kernel/index.ts';
import type { OperatorRole } from '../../engine/src/kernel/index.ts';
import { ApprovalModeSet, OperatorAdded } from '../../engine/src/slices/operators/events.ts';
import type { Operators } from '../../engine/src/slices/operators/index.ts';
import { proposals } from '../../engine/src/slices/operators/proposals.ts';
import { register } from '../../engine/src/slices/operators/register.ts';

export const ADA = 'ada0ada0ada0ada0';
export const BOB = 'b0bb0bb0bb0bb0bb';
/** Bob's other account. */
export const BOB_TOO = 'b0bb0bb0bb0bb000';
export const EVE = 'e1e0e1e0e1e0e1e0';

export const fold = combine<Operators>({ register, proposals });

export const added = (operatorId: string, role: OperatorRole = 'owner', personId = operatorId) =>
  OperatorAdded.of({ operatorId, personId, role });

export const PAIRS = ApprovalModeSet.of({ mode: 'pairs', from: 3_000 });

/** Two days after the operators of a test were added. */
export const NOW = 2 * DAY_MS;

export const by = (operatorId: string | undefined, time = NOW) => ({
  time,
  at: 'operators-shop#9' as const,
  by: operatorId,
});
