import { queryOptions, useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { allSlices } from '../app/all-slices';
import { loadWithRetry } from '../app/lazy-with-retry';
import { withTexts } from '../app/with-texts';
import { stale } from '../net';
import { checkEvidence } from './check-evidence';
import type { Evidence, GameEvidence } from './evidence';
import { seenCommitment } from './seen-commitments';
import type { EvidenceCheck } from './verdicts';

const loading = new Map<string, Promise<GameEvidence | undefined>>();

/** What the game of this name knows of its evidence; its code comes when it is first asked for. */
async function load(name: string): Promise<GameEvidence | undefined> {
  const evidence = allSlices.find((slice) => slice.name === name)?.evidence;
  return evidence === undefined || 'none' in evidence ? undefined : loadWithRetry(withTexts(evidence.load));
}

function gameNamed(name = ''): Promise<GameEvidence | undefined> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const fresh = load(name);
  loading.set(name, fresh);
  fresh.catch(() => loading.delete(name));
  return fresh;
}

/** The rules of evidence that came without them. */
const rulesQuery = (game: GameEvidence | undefined, evidence: Evidence) =>
  queryOptions({
    queryKey: ['seeds', 'rules', evidence.game, evidence.rulesHash],
    staleTime: stale.catalogue,
    enabled: game !== undefined && evidence.rulesHash !== undefined && evidence.rules === undefined,
    queryFn: async () => (await game?.findRules(evidence)) ?? null,
  });

interface Checked {
  readonly game: GameEvidence | undefined;
  /** With the rules, and with what this browser saw before the draw. */
  readonly evidence: Evidence;
  readonly check: EvidenceCheck;
}

/** Checks evidence with everything that can be had for it. Waits for the game's own code. */
export function useCheckedEvidence(given: Evidence): Checked {
  const game = use(gameNamed(given.game));
  const found = useQuery(rulesQuery(game, given));
  return useMemo(() => {
    const { chainId, seedIndex } = given;
    const seenHash =
      chainId === undefined || seedIndex === undefined ? undefined : seenCommitment(chainId, seedIndex);
    const evidence = { ...given, seenHash, rules: given.rules ?? found.data ?? undefined };
    const check = checkEvidence(evidence, { game, rulesComing: found.isLoading });
    return { game, evidence, check };
  }, [given, game, found.data, found.isLoading]);
}
