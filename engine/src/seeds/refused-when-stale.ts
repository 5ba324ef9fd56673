import { type Command, rejected } from '../kernel/index.ts';
import type { SeedSecrets } from './secrets.ts';
import { type Seeds, staleChains } from './state.ts';

/** The player's chains were of an earlier epoch. */
export type SeedsRenewed = { readonly code: 'seeds-renewed' };

/**
 * A player's command, refused where it meets chains of an earlier epoch, whatever it would do: it was sent before the chains that
 * follow were committed, so a user seed that derives from its id could be known to who made them.
 */
export const refusedWhenStale = <
  State extends { readonly seeds: Seeds },
  Input,
  Context,
  Rejection extends { readonly code: string },
  Reply,
>(
  command: Command<State, Input, Context, Rejection, Reply>,
  secrets: Pick<SeedSecrets, 'epoch'>,
): Command<State, Input, Context, Rejection | SeedsRenewed, Reply> => ({
  name: command.name,
  decide: (state, input, context) =>
    staleChains(state.seeds, secrets.epoch).length > 0
      ? rejected({ code: 'seeds-renewed' })
      : command.decide(state, input, context),
  reply: (events, input) => command.reply(events, input),
});
