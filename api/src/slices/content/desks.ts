import type { OperatorsDesk } from '../operators/desk.ts';
import type { ContentDesk } from './desk.ts';

/** The desks that the slice's parts need. */
export interface Desks {
  readonly content: ContentDesk;
  readonly operators: OperatorsDesk;
}
