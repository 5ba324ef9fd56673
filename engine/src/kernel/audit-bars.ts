import { type Follow, type OwnBooks, follow } from './audit.ts';
import type { EventKind } from './event.ts';

// The auditor's side of what keeps a player from being paid. Implemented again on purpose: the auditor must not share the engine's mistakes.

/** Facts of a player's stream; JSON. */
export interface Bars {
  erased: boolean;
  /** end of a suspension, milliseconds since 1970; null: until it is lifted */
  suspended: number | null;
}

interface BarKinds {
  readonly erased: EventKind<string, unknown>;
  readonly suspended: EventKind<string, { readonly until: number | null }>;
  readonly lifted: EventKind<string, unknown>;
}

/** Returns what keeps a player from being paid at a time; undefined for nothing. */
export function barOf({ erased, suspended }: Bars, time: number): 'erased' | 'suspended' | undefined {
  if (erased) return 'erased';
  return suspended === null || time < suspended ? 'suspended' : undefined;
}

/** Follows erasures and suspensions in a player's books. */
export const followsOfBars = <Own extends Bars, Shop>({
  erased,
  suspended,
  lifted,
}: BarKinds): readonly Follow<Own, Shop>[] => [
  follow(erased, (_desk, _data, { own }: OwnBooks<Own, Shop>) => {
    own.erased = true;
    return undefined;
  }),
  follow(suspended, (_desk, { until }, { own }: OwnBooks<Own, Shop>) => {
    own.suspended = until;
    return undefined;
  }),
  follow(lifted, (_desk, _data, { own }: OwnBooks<Own, Shop>) => {
    own.suspended = 0;
    return undefined;
  }),
];
