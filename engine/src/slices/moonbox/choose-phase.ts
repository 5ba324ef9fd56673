import type { BoxVersion } from '../catalogue/index.ts';
import type { RulesInForce } from '../../kernel/index.ts';
import type { MoonTerms } from './events.ts';
import { type Moonbox, moonOf } from './state.ts';

export interface ChoosePhase {
  /** the phase that the player saw, and what was published for it */
  readonly phase: number;
  readonly versionHash: string;
  readonly rulesHash: string;
}

export interface ChoosePhaseContext {
  readonly time: number;
  readonly terms: RulesInForce<MoonTerms>;
  /** returns the version in force of a box on no shelf; undefined if there is none */
  readonly versionOf: (boxId: string) => BoxVersion | undefined;
}

/** In order of precedence. */
export type ChoosePhaseRejection =
  /** closed, or the season is over, or a phase has no version */
  | { readonly code: 'moon-closed' }
  /** the moon moved, or something was published, since the player looked: as they are now */
  | { readonly code: 'stale-version'; readonly phase: number; readonly versionHash: string };

/** The phase of a player's moon, and the version that it chooses. */
interface ChosenPhase {
  readonly phase: number;
  readonly version: BoxVersion;
}

/**
 * Returns the versions of all eight phases, the new moon first; undefined while the moon box is closed. A phase without a
 * version, or without a skin of the top tier, closes it: its moon would not go as it is published.
 */
export function moonVersions({
  time,
  terms: { content },
  versionOf,
}: ChoosePhaseContext): readonly BoxVersion[] | undefined {
  if (!content.open || time >= (content.endsAt ?? Infinity)) return undefined;
  const versions = content.phases.flatMap((boxId) => versionOf(boxId) ?? []);
  const isWhole =
    versions.length === content.phases.length && versions.every((version) => holdsAll(version, content.top));
  return isWhole ? versions : undefined;
}

const holdsAll = ({ odds: { items } }: BoxVersion, top: readonly string[]): boolean =>
  top.every((skinId) => items.some((item) => item.skinId === skinId));

/** Returns the version that the moon of a player chooses, or why the press is refused. */
export function chosenPhase(
  state: Moonbox,
  seen: ChoosePhase,
  context: ChoosePhaseContext,
): ChosenPhase | ChoosePhaseRejection {
  const { phase } = moonOf(state, context.terms.content.season);
  const version = moonVersions(context)?.[phase];
  if (version === undefined) return { code: 'moon-closed' };
  const { versionHash } = version;
  return seen.phase === phase && seen.versionHash === versionHash && seen.rulesHash === context.terms.hash
    ? { phase, version }
    : { code: 'stale-version', phase, versionHash };
}
