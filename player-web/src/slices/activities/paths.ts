export const paths = {
  /** The activity centre. */
  active: '/page/active',
  /** Openings of activities that the player used. */
  record: '/user/activity/record',
} as const;
