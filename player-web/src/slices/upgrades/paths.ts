export const paths = {
  hall: '/page/upgradeHall',
  upgrade: '/page/upgrade',
  record: '/user/upgrade/record',
} as const;

/** Returns the address of the upgrade page with a target skin. */
export const upgradeTo = (skinId: string): string => `${paths.upgrade}?target=${encodeURIComponent(skinId)}`;
