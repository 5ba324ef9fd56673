export const paths = {
  /** The target of a player's link (spec 2.1). */
  source: '/page/source',
} as const;
