export const paths = {
  /** Giving items for other skins. */
  page: '/page/replaceSkins',
  /** What was replaced. */
  record: '/user/replace/record',
} as const;
