export const paths = {
  /** The exchange of items for other skins. */
  page: '/page/replaceSkins',
  /** The player's replacements. */
  record: '/user/replace/record',
} as const;
