export const paths = {
  /** The target of a player's link (seeds, first document, section 2). */
  source: '/page/source',
} as const;
