import { queryOptions, useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { loadWithRetry } from '../../shell/app/lazy-with-retry';
import { allSlices } from '../../shell/app/slices';
import { withTexts } from '../../shell/app/with-texts';
import { Refused, ask, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';
import { useSession } from '../../shell/session';
import { checkEvidence } from './check-evidence';
import type { Evidence, GameEvidence } from '../../shell/seeds/evidence';
import { seedAtCall } from '../../shell/seeds/queries';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import { witnessOf, type LogAnswer, type Witness } from './witness';

const loading = new Map<string, Promise<GameEvidence | undefined>>();

/** Loads a game's evidence code by the game's name, on first use. */
async function load(name: string): Promise<GameEvidence | undefined> {
  const evidence = allSlices().find((slice) => slice.name === name)?.evidence;
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

/** The rules for evidence that lacks them. */
const rulesQuery = (game: GameEvidence | undefined, evidence: Evidence) =>
  queryOptions({
    queryKey: ['seeds', 'rules', evidence.game, evidence.rulesHash],
    staleTime: stale.catalogue,
    enabled: game !== undefined && evidence.rulesHash !== undefined && evidence.rules === undefined,
    queryFn: async () => (await game?.findRules(evidence)) ?? null,
  });

/** The log's user seed of a draw; immutable. */
const changeQuery = (position = '') =>
  queryOptions({
    queryKey: ['seeds', 'change', position],
    staleTime: stale.setting,
    meta: { own: true },
    queryFn: ({ signal }) => ask(seedAtCall, { query: { position }, after: lastPlayed(), signal }),
  });

/** Returns the log's answer about a player's own draw. */
function useLogAnswer({ position }: Evidence): LogAnswer {
  const { token } = useSession();
  const known = position !== undefined && token !== undefined;
  const { data, error } = useQuery({ ...changeQuery(position), enabled: known });
  return useMemo(() => {
    if (data !== undefined) return { kind: 'told', change: data };
    if (error !== null) return { kind: error instanceof Refused ? 'refused' : 'unreachable' };
    return { kind: known ? 'asking' : 'unreachable' };
  }, [data, error, known]);
}

interface Checked {
  readonly game: GameEvidence | undefined;
  /** with the rules */
  readonly evidence: Evidence;
  readonly witness: Witness;
  readonly check: EvidenceCheck;
}

/** Checks evidence with all data that can be loaded. Suspends until the game's code has loaded. */
export function useCheckedEvidence(given: Evidence): Checked {
  const game = use(gameNamed(given.game));
  const found = useQuery(rulesQuery(game, given));
  const log = useLogAnswer(given);
  return useMemo(() => {
    const evidence = { ...given, rules: given.rules ?? found.data ?? undefined };
    const witness = witnessOf(given, log);
    const check = checkEvidence(evidence, { game, rulesComing: found.isLoading, witness });
    return { game, evidence, witness, check };
  }, [given, game, found.data, found.isLoading, log]);
}
