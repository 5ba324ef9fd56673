export const paths = {
  /** The player's bag. */
  bag: '/user/case',
  /** The record of all items received. */
  drops: '/user/drop/record',
  /** The exchange of items for others. */
  exchange: '/page/replaceSkins',
} as const;

/** Returns the path of one of the player's items. */
export const itemPath = (itemId: string): string => `${paths.bag}/${itemId}`;
