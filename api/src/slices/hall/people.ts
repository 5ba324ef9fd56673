import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { userIdOf } from './counted.ts';

/** Returns public data of players. @param levelOf returns a player's VIP level */
export const peopleShown =
  (levelOf: (playerId: string) => number) => (playerId: string, caller: string | undefined) => ({
    userId: userIdOf(playerId),
    userName: maskedName(playerId),
    avatar: avatarOf(playerId),
    vipLevel: levelOf(playerId),
    me: playerId === caller,
  });

export type PeopleShown = ReturnType<typeof peopleShown>;
