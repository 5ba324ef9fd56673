import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { DemonstrationOpened, type Simulated } from './events.ts';
import type { Demonstration } from './state.ts';

interface OpenDemonstrationContext {
  /** registered players */
  readonly players: number;
}

/** In order of precedence. */
type OpenDemonstrationRejection =
  { readonly code: 'demonstration-known' } | { readonly code: 'players-known' };

/** Makes a log without players a demonstration, for good. */
export const openDemonstration: Command<
  Demonstration,
  Simulated,
  OpenDemonstrationContext,
  OpenDemonstrationRejection,
  Simulated
> = {
  name: 'open-demonstration',
  decide({ simulated }, input, { players }) {
    if (simulated !== undefined) return rejected({ code: 'demonstration-known' });
    if (players > 0) return rejected({ code: 'players-known' });
    return accepted(DemonstrationOpened.of(input));
  },
  reply: (_events, input) => input,
};
