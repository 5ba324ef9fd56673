export const paths = {
  /** The player's gem record. */
  record: '/user/assets/record',
  /** The public ledger of all gems. */
  gems: '/page/gems',
} as const;
