export const paths = {
  /** The player's gem record. */
  record: '/user/assets/record',
  /** Where all gems are, in public. */
  gems: '/page/gems',
} as const;
