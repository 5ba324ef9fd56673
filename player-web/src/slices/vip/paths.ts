export const paths = {
  /** The player's level, what it gives, and the bonuses to claim. */
  vip: '/user/vip',
} as const;
