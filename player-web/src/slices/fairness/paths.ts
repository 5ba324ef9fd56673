const fairness = '/page/instrutions';

export const paths = {
  fairness,
  /** The register of void seed chains. */
  voided: '/page/voided',
  /** SHA-256 of any text, and hex digits as a number. */
  converter: '/page/converter',
  /** The form to recompute a roll. */
  recompute: `${fairness}#recompute`,
} as const;
