export const paths = {
  hall: '/page/upgradeHall',
  rank: '/upgrade/rank',
  replay: '/upgrade/replay',
  detail: '/upgrade/detail',
  /** The activity centre. */
  active: '/page/active',
} as const;

/** All numbers of one skin as a target. */
export const detailPath = (skinId: string): string => `${paths.detail}?skinId=${encodeURIComponent(skinId)}`;

/** One upgrade, played again. @param position in the log */
export const replayPath = (position: string): string => `${paths.replay}?id=${encodeURIComponent(position)}`;

/** What the upgrades of a player came to, and all of them. */
export const userInfoPath = (userId: string): string => `/upgrade/userInfo/${userId}`;
export const userRecordPath = (userId: string): string => `/upgrade/userRecord/${userId}`;
