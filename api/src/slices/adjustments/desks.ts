import type { AdjustmentsDesk } from './desk.ts';
import type { OperatorsDesk } from '../operators/desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly adjustments: AdjustmentsDesk;
  readonly operators: OperatorsDesk;
}
