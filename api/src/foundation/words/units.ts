/** The unit of a figure: gems, a share or a chance as a fraction, milliseconds, a time, a plain number or text, a picture's path. */
export const UNITS = ['gems', 'share', 'chance', 'ms', 'time', 'count', 'switch', 'text', 'picture'] as const;
export type Unit = (typeof UNITS)[number];
