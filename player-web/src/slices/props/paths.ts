export const paths = {
  /** What came and what was used. */
  record: '/user/props/record',
  /** Skins for fragments. */
  fragments: '/user/debris',
} as const;
