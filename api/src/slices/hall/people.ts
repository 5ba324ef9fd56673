import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { userIdOf } from './counted.ts';

/** Shows players as strangers see them. @param levelOf the VIP level of a player */
export const peopleShown =
  (levelOf: (playerId: string) => number) => (playerId: string, caller: string | undefined) => ({
    userId: userIdOf(playerId),
    userName: maskedName(playerId),
    avatar: avatarOf(playerId),
    vipLevel: levelOf(playerId),
    me: playerId === caller,
  });

export type PeopleShown = ReturnType<typeof peopleShown>;
