/** Where what everybody sees of upgrades is. */
export const hallPaths = {
  hall: '/page/upgradeHall',
  rank: '/upgrade/rank',
  /** All numbers of one skin as a target. */
  detail: (skinId: string): string => `/upgrade/detail?skinId=${encodeURIComponent(skinId)}`,
  /** One upgrade, played again. @param position in the log */
  replay: (position: string): string => `/upgrade/replay?id=${encodeURIComponent(position)}`,
  userInfo: (userId: string): string => `/upgrade/userInfo/${userId}`,
  userRecord: (userId: string): string => `/upgrade/userRecord/${userId}`,
} as const;
