export const paths = {
  hall: '/page/upgradeHall',
  replay: '/upgrade/replay',
  detail: '/upgrade/detail',
} as const;

/** Returns the path of all figures of one skin as a target. */
export const detailPath = (skinId: string): string => `${paths.detail}?skinId=${encodeURIComponent(skinId)}`;

/** Returns the path of an upgrade's replay. @param position in the log */
export const replayPath = (position: string): string => `${paths.replay}?id=${encodeURIComponent(position)}`;

/** Returns the path of a player's upgrades and their results. */
export const userInfoPath = (userId: string): string => `/upgrade/userInfo/${userId}`;
export const userRecordPath = (userId: string): string => `/upgrade/userRecord/${userId}`;
