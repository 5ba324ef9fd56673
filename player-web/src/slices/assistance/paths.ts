export const paths = {
  /** Where a player's link leads (seeds, first document, section 2). */
  source: '/page/source',
} as const;
