import type { OperatorsDesk } from '../operators/desk.ts';
import type { SettingsSliceDesk } from './desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly operators: OperatorsDesk;
  readonly settings: SettingsSliceDesk;
}
