export const paths = {
  /** The seven-day board and the monthly one. */
  signIn: '/page/sign',
} as const;
