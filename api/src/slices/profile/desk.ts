import type { Followable } from '../../foundation/live/followers.ts';
import type { Desk } from '../../shop/desk.ts';
import { isFollowable } from './page.ts';
import { profileQuestions } from './questions.ts';

interface ProfileDesk {
  /** who may be followed, for the live channel */
  readonly followable: Followable;
}

export const desk: Desk<object, object, ProfileDesk> = {
  needs: {},
  open: ({ game }) => ({
    desk: {},
    onLists: ({ readModels }) => ({
      followable: {
        playerOf: profileQuestions(readModels).playerOf,
        may: async (playerId) => isFollowable(await game.readPlayer(playerId), game.clock()),
      },
    }),
  }),
};
