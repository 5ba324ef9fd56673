import type { OperatorsDesk } from '../operators/desk.ts';
import type { PaymentsDesk } from './desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly operators: OperatorsDesk;
  readonly payments: PaymentsDesk;
}
