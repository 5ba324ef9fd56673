export const paths = {
  /** Scheduled and past changes of the shop. */
  changes: '/page/changes',
} as const;
