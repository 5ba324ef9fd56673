export const paths = {
  hall: '/page/upgradeHall',
  upgrade: '/page/upgrade',
  record: '/user/upgrade/record',
} as const;

/** The page of upgrades, with a skin to aim at. */
export const upgradeTo = (skinId: string): string => `${paths.upgrade}?target=${encodeURIComponent(skinId)}`;
