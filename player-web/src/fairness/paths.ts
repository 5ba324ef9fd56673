const fairness = '/page/instrutions';

export const paths = {
  fairness,
  /** The form that recomputes a roll by hand. */
  recompute: `${fairness}#recompute`,
} as const;
