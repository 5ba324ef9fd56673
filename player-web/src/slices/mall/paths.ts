export const paths = {
  /** What the store sells. */
  store: '/page/store',
  /** What the player bought there. */
  record: '/user/exchange/record',
} as const;
