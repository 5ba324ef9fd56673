export const paths = {
  /** The list of all records. */
  records: '/user/records',
} as const;
