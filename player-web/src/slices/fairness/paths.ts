const fairness = '/page/instrutions';

export const paths = {
  fairness,
  /** The register of void seed chains. */
  voided: '/page/voided',
  /** SHA-256 of any text, and hex digits as a number. */
  converter: '/page/converter',
  /** The form that recomputes a roll by hand. */
  recompute: `${fairness}#recompute`,
} as const;
