import { type EventData, type Fold, foldOf, on } from '../../kernel/index.ts';
import { EpochOpened } from './events.ts';

/** The epoch of a log in which none was opened; it has no name. */
export const FIRST_EPOCH = 1;

export const EPOCH_STREAM = 'epoch-log';

export type EpochReason = EventData<typeof EpochOpened>['reason'];

export interface Epochs {
  /** the open epoch, from 1 */
  readonly epoch: number;
  /** names of the epochs from 2 on, in order: 64 hex digits each */
  readonly names: readonly string[];
}

/** The state of a log in which no epoch was opened. */
export const NO_EPOCHS: Epochs = { epoch: FIRST_EPOCH, names: [] };

export const epochLog: Fold<Epochs> = foldOf<Epochs>(NO_EPOCHS, [
  on(EpochOpened, ({ names }, { epoch, name }) => ({ epoch, names: [...names, name] })),
]);

/** Returns an epoch's name; undefined for the first epoch, and for one that was not opened. */
export const nameOfEpoch = ({ names }: Epochs, epoch: number): string | undefined =>
  names[epoch - FIRST_EPOCH - 1];
