import type { Desk } from './audit.ts';

/** A part of a slice's own book: what the player at hand paid in, and had taken back, in 1/10,000 gem; JSON. */
export interface Paid {
  paidIn: number;
  takenBack: number;
}

interface PaidBooks {
  readonly own: Paid;
}

export const nothingPaid = (): Paid => ({ paidIn: 0, takenBack: 0 });

/** What an audit counts whose own book holds what was paid. */
export const paidCounts = {
  paidIn(_desk: Desk, value: number, { own }: PaidBooks): undefined {
    own.paidIn += value;
  },
  takenBack(_desk: Desk, value: number, { own }: PaidBooks): undefined {
    own.takenBack += value;
  },
};

/** What counts for levels, in 1/10,000 gem: what was taken back never counts below nothing. */
export const experienceOf = ({ paidIn, takenBack }: Paid): number => Math.max(0, paidIn - takenBack);
