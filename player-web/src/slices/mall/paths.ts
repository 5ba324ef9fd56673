export const paths = {
  /** The skins for sale. */
  store: '/page/store',
  /** The player's purchases. */
  record: '/user/exchange/record',
} as const;
