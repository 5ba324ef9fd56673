export const paths = {
  promotion: '/page/promotion',
  /** The conditions, on the same page. */
  terms: '/page/promotion#terms',
} as const;
