export const paths = {
  /** The player's account settings. */
  account: '/user/account',
} as const;
