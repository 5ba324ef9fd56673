import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { EpochOpened } from './events.ts';
import type { EpochReason, Epochs } from './state.ts';

export interface OpenEpoch {
  /** 256 fresh random bits: 64 lower-case hex digits */
  readonly name: string;
  readonly reason: EpochReason;
}

/** In order of precedence. */
export type OpenEpochRejection = { readonly code: 'epoch-name-used' };

/** Opens the next epoch, under a name that no epoch had. Writes nothing if the open epoch has the name. */
export const openEpoch: Command<Epochs, OpenEpoch, unknown, OpenEpochRejection, OpenEpoch> = {
  name: 'open-epoch',
  decide({ epoch, names }, { name, reason }) {
    if (names.at(-1) === name) return accepted();
    if (names.includes(name)) return rejected({ code: 'epoch-name-used' });
    return accepted(EpochOpened.of({ epoch: epoch + 1, name, reason }));
  },
  reply: (_events, input) => input,
};
