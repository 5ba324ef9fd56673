/** The unit of a figure: gems, a share or a chance as a fraction, milliseconds, a time, a plain number or text. */
export const UNITS = ['gems', 'share', 'chance', 'ms', 'time', 'count', 'switch', 'text'] as const;
export type Unit = (typeof UNITS)[number];
