import { type Static, Type } from 'typebox';
import { closed, defineRules, fittingOnce } from '../../kernel/index.ts';
import { LimitAmount, LimitKind, LimitSpan } from './cap.ts';

/** The operator's legal duties as one word: `play`, nothing beyond fairness; `cn` and `uk`, the rules there. */
export const POLICY_PACKS = ['play', 'cn', 'uk'] as const;
const PolicyPack = Type.Enum([...POLICY_PACKS]);
export type PolicyPack = Static<typeof PolicyPack>;

const Numbers = closed({
  pack: PolicyPack,
  hours: Type.Union(
    [
      closed({
        from: Type.Integer({ minimum: 0, maximum: 23 }),
        until: Type.Integer({ minimum: 1, maximum: 24 }),
      }),
      Type.Null(),
    ],
    { description: 'whole hours of the house’s day in which there is play; null: all of them' },
  ),
  cycleMs: Type.Integer({
    minimum: 0,
    maximum: 60_000,
    description: 'milliseconds from one play to the next at least',
  }),
  caps: Type.Array(closed({ kind: LimitKind, span: LimitSpan, amount: LimitAmount }), {
    maxItems: 9,
    description: 'limits that bind everybody, beside their own',
  }),
});
type Numbers = Static<typeof Numbers>;

/** The yes-or-no terms of a pack, independent of its numbers. */
export interface PolicyTerms {
  /** true if a real name is required before play */
  readonly named: boolean;
  /** true if only players known to be 18 or older may play */
  readonly adult: boolean;
  /** true if one press may open several */
  readonly multiOpen: boolean;
  /** true if the animation of a result may be skipped */
  readonly skip: boolean;
  readonly firstTopUpGift: boolean;
  readonly signInGift: boolean;
  /** true if items may be sold back for gems */
  readonly sellBack: boolean;
}

interface Pack {
  readonly terms: PolicyTerms;
  /** the least strict numbers; a shop may only be stricter */
  readonly least: Pick<Numbers, 'hours' | 'cycleMs'>;
}

const FREE = { hours: null, cycleMs: 0 };

const PACKS: Readonly<Record<PolicyPack, Pack>> = {
  play: {
    terms: {
      named: false,
      adult: false,
      multiOpen: true,
      skip: true,
      firstTopUpGift: true,
      signInGift: true,
      sellBack: true,
    },
    least: FREE,
  },
  cn: {
    terms: {
      named: true,
      adult: true,
      multiOpen: true,
      skip: true,
      firstTopUpGift: false,
      signInGift: false,
      sellBack: false,
    },
    least: { ...FREE, hours: { from: 8, until: 22 } },
  },
  uk: {
    terms: {
      named: true,
      adult: true,
      multiOpen: false,
      skip: false,
      firstTopUpGift: false,
      signInGift: true,
      sellBack: true,
    },
    least: { ...FREE, cycleMs: 5_000 },
  },
};

/** Returns a pack's terms; its numbers are in the published rules. */
export const termsOf = (pack: PolicyPack): PolicyTerms => PACKS[pack].terms;
/** Returns the least strict numbers that a pack allows. */
export const leastOf = (pack: PolicyPack): Policy => ({ pack, ...PACKS[pack].least, caps: [] });

const RULES = defineRules('policy', Numbers, { pack: 'play', ...FREE, caps: [] });

/** The shop's duties for player protection. Numbers less strict than the pack's do not fit. */
export const POLICY: typeof RULES = {
  ...RULES,
  fits: fittingOnce((content): content is Numbers => RULES.fits(content) && isAsStrict(content)),
};
export type Policy = Numbers;

function isAsStrict({ pack, hours, cycleMs, caps }: Numbers): boolean {
  const { least } = PACKS[pack];
  const inHours =
    least.hours === null ||
    (hours !== null && hours.from >= least.hours.from && hours.until <= least.hours.until);
  const named = caps.map(({ kind, span }) => `${kind}-${span}`);
  return (
    inHours &&
    (hours === null || hours.from < hours.until) &&
    cycleMs >= least.cycleMs &&
    new Set(named).size === named.length
  );
}
