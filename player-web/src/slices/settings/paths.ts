export const paths = {
  /** What changes in the shop, and what was changed. */
  changes: '/page/changes',
} as const;
