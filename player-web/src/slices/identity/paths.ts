export const paths = {
  /** What the player may set and see of the own account. */
  account: '/user/account',
} as const;
