const fairness = '/page/instrutions';

export const paths = {
  fairness,
  /** The register of void seed chains. */
  voided: '/page/voided',
  /** The form that recomputes a roll by hand. */
  recompute: `${fairness}#recompute`,
} as const;
