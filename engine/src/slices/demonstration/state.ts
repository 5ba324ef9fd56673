import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { DemonstrationOpened, type Simulated } from './events.ts';

export const DEMONSTRATION_STREAM = 'demonstration-shop';

export interface Demonstration {
  /** undefined if the shop is no demonstration */
  readonly simulated: Simulated | undefined;
}

export const demonstrationFold: Fold<Demonstration> = foldOf<Demonstration>({ simulated: undefined }, [
  on(DemonstrationOpened, (_state, simulated) => ({ simulated })),
]);
