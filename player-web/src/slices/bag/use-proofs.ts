import { useQuery } from '@tanstack/react-query';
import { allSlices } from '../../shell/app/slices';
import { loadWithRetry } from '../../shell/app/lazy-with-retry';
import { stale } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import type { Evidence } from '../../shell/seeds/evidence';
import type { BagItem } from './queries';

type Origin = Pick<BagItem, 'id' | 'source'>;

/** Returns whether a game drew an item. */
export const isDrawn = ({ source }: Origin): boolean =>
  allSlices().some(({ evidence }) => !('none' in evidence) && evidence.itemSources.includes(source));

/** Loads the proofs of items from any game, of any age. */
async function proofsOf(items: readonly Origin[]): Promise<ReadonlyMap<string, Evidence>> {
  const found = await Promise.all(
    allSlices().map(async ({ evidence }) => {
      if ('none' in evidence) return [];
      const ids = items.filter(({ source }) => evidence.itemSources.includes(source)).map(({ id }) => id);
      if (ids.length === 0) return [];
      const game = await loadWithRetry(evidence.load);
      return [...(await game.ofItems(ids))];
    }),
  );
  return new Map(found.flat());
}

/** Returns a function for the proof of an item, undefined if not available. */
export function useProofs(items: readonly Origin[]): (itemId: string) => Evidence | undefined {
  const held = useResultsHeld();
  const { data } = useQuery({
    queryKey: ['bag', 'proofs', items.map(({ id }) => id)],
    staleTime: stale.own,
    meta: { own: true },
    enabled: items.length > 0 && !held,
    queryFn: () => proofsOf(items),
  });
  return (itemId) => data?.get(itemId);
}

/** Loads the proof of one item; undefined if there is none. */
export const proofOf = async (item: Origin): Promise<Evidence | undefined> =>
  (await proofsOf([item])).get(item.id);
