export const paths = {
  home: '/',
  /** Spelled as in the specification. */
  refresh: '/refersh',
} as const;
