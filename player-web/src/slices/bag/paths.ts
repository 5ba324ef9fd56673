export const paths = {
  /** All that is with the player. */
  bag: '/user/case',
  /** Every item that ever came to the player. */
  drops: '/user/drop/record',
  /** Where items are given for others. */
  exchange: '/page/replaceSkins',
} as const;
