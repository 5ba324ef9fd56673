export const paths = {
  /** Where all records are found. */
  records: '/user/records',
} as const;
