export const paths = {
  /** Props granted and used. */
  record: '/user/props/record',
  /** Skins for fragments. */
  fragments: '/user/debris',
} as const;
