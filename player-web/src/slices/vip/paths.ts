export const paths = {
  /** The player's level, its benefits, and the bonuses to claim. */
  vip: '/user/vip',
} as const;
