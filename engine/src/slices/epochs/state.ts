import { type EventData, type Fold, foldOf, on } from '../../kernel/index.ts';
import { EpochOpened } from './events.ts';

/** The epoch of a log that none was opened in; it has no name. */
export const FIRST_EPOCH = 1;

export const EPOCH_STREAM = 'epoch-log';

export type EpochReason = EventData<typeof EpochOpened>['reason'];

export interface Epochs {
  /** the one that is open, from 1 */
  readonly epoch: number;
  /** of epochs 2 and on, in order: 64 hex digits each */
  readonly names: readonly string[];
}

/** What stands in a log that none was opened in. */
export const NO_EPOCHS: Epochs = { epoch: FIRST_EPOCH, names: [] };

export const epochLog: Fold<Epochs> = foldOf<Epochs>(NO_EPOCHS, [
  on(EpochOpened, ({ names }, { epoch, name }) => ({ epoch, names: [...names, name] })),
]);

/** The name of an epoch; undefined for the first one, and for one that was not opened. */
export const nameOfEpoch = ({ names }: Epochs, epoch: number): string | undefined =>
  names[epoch - FIRST_EPOCH - 1];
