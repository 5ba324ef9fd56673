import type { Divergence } from '@skins/engine/audit';
import { shop } from '@skins/engine/shop';
import { played } from '../../conformance/played.ts';
import { divergenceOf } from '../../kit/audited.ts';
import { type Forge, type Log, logOf } from '../../kit/forge.ts';
import type { AnyKit } from '../../kit/kit.ts';

/** A fraud by an operator who has all keys: versions are renumbered and everything is signed again. */
export interface Fraud {
  readonly what: string;
  /** the rule that it breaks first */
  readonly rule: string;
  /** Audits the forged log. */
  readonly divergence: () => Divergence | undefined;
}

/** A fraud by what it is, the rule that it breaks first, and the change of the honest log. */
export type Forged = readonly [what: string, rule: string, forge: Forge];

/** Returns the frauds that change an honest log. */
export const fraudsIn = (log: Log, forged: readonly Forged[]): readonly Fraud[] =>
  forged.map(([what, rule, forge]) => ({ what, rule, divergence: () => divergenceOf(forge(log), shop) }));

/** Returns the frauds that change the play of a kit. */
export function fraudsOf(kit: AnyKit, forged: readonly Forged[]): readonly Fraud[] {
  let log: Log | undefined;
  return forged.map(([what, rule, forge]) => ({
    what,
    rule,
    divergence: () => divergenceOf(forge((log ??= logOf(played(kit).records))), kit.shop),
  }));
}
