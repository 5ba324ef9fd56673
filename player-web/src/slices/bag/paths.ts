export const paths = {
  /** The player's bag. */
  bag: '/user/case',
  /** The record of all items received. */
  drops: '/user/drop/record',
  /** The exchange of items for others. */
  exchange: '/page/replaceSkins',
} as const;
