import { type Static, Type } from 'typebox';
import { Band, Time } from '../fields.ts';

/** A text in the shop's languages. */
export const Names = Type.Object({
  zh: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  vi: Type.String(),
});
export const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });
/** A time span in milliseconds since 1970; the start is inclusive, the end exclusive. */
export const Span = {
  from: Type.Optional(Time),
  to: Type.Optional(Type.Integer({ description: 'before this, in milliseconds since 1970' })),
};
export const Search = Type.String();
export const Fraction = Type.Object({
  numerator: Type.String({ description: 'integer' }),
  denominator: Type.String({ description: 'integer' }),
});
export const Rtp = Type.Number({ description: 'return to player, as a fraction of the price' });
export const Count = Type.Integer({ minimum: 0 });

export { Band };

/** The opens of all versions compared with what those versions promise; null before the first open. */
export const Comparison = Type.Object({
  opens: Count,
  expectedRtp: Type.Union([Rtp, Type.Null()], {
    description: 'published return of those opens, weighted by what was paid for each version',
  }),
  observedRtp: Type.Union([Rtp, Type.Null()]),
  band: Band,
  deviation: Type.Union([Type.Number(), Type.Null()], {
    description: 'standard deviations between what was returned and what was promised',
  }),
});
export type Comparison = Static<typeof Comparison>;
