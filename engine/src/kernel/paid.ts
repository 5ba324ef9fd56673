import type { Desk } from './audit.ts';

/** A part of a slice's own books: the gems that the player bought, and those of reversed payments, in 1/10,000 gem; JSON. */
export interface Paid {
  paidIn: number;
  takenBack: number;
}

interface PaidBooks {
  readonly own: Paid;
}

export const nothingPaid = (): Paid => ({ paidIn: 0, takenBack: 0 });

/** The counters of an audit whose own books include {@link Paid}. */
export const paidCounts = {
  paidIn(_desk: Desk, value: number, { own }: PaidBooks): undefined {
    own.paidIn += value;
  },
  takenBack(_desk: Desk, value: number, { own }: PaidBooks): undefined {
    own.takenBack += value;
  },
};

/** Returns the amount that counts for levels, in 1/10,000 gem; at least 0. */
export const experienceOf = ({ paidIn, takenBack }: Paid): number => Math.max(0, paidIn - takenBack);
