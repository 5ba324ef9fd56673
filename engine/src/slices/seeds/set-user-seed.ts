import { isUserSeed } from '../../fairness/index.ts';
import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { UserSeedSet } from './events.ts';
import type { Seeds } from './state.ts';

export interface SetUserSeed {
  readonly userSeed: string;
}

/** In order of precedence. */
export type SetUserSeedRejection = { readonly code: 'bad-user-seed' };

/**
 * Sets the player's seed for later rolls. Writes nothing if it is the current one: the server knew that before a waiting chain's anchor
 * was logged, so it does not arm the chain.
 */
export const setUserSeed: Command<{ seeds: Seeds }, SetUserSeed, unknown, SetUserSeedRejection, SetUserSeed> =
  {
    name: 'set-user-seed',
    decide({ seeds }, { userSeed }) {
      if (!isUserSeed(userSeed)) return rejected({ code: 'bad-user-seed' });
      return seeds.userSeed === userSeed
        ? accepted()
        : accepted(UserSeedSet.of({ userSeed, origin: 'player' }));
    },
    reply: (_events, { userSeed }) => ({ userSeed }),
  };
