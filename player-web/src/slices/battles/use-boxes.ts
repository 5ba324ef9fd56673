import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { boxListQuery, boxVersionQuery } from '../boxes/queries';
import type { PickedBox } from './draft';

/** Returns the boxes on both shelves that cost something, cheapest first, and by their ids. */
export function useShelves() {
  const hash = useQuery(boxListQuery('hash'));
  const classic = useQuery(boxListQuery('csgo'));
  const [one, other] = [hash.data, classic.data];
  const shelves = useMemo(() => ({ hash: sorted(one ?? []), csgo: sorted(other ?? []) }), [one, other]);
  const known = useMemo(
    () => new Map<string, PickedBox>([...shelves.hash, ...shelves.csgo].map((box) => [box.id, box])),
    [shelves],
  );
  const error = hash.error ?? classic.error;
  return { shelves, known, error, isLoading: one === undefined || other === undefined };
}

const sorted = <Box extends PickedBox>(shelves: readonly { readonly boxes: readonly Box[] }[]) =>
  shelves
    .flatMap(({ boxes }) => boxes)
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.price - b.price);

interface Version {
  readonly boxId: string;
  readonly versionHash: string;
}

/** Returns the contents of box versions by their hashes; undefined until all are loaded. */
export function useVersions(versions: readonly Version[]) {
  const distinct = [...new Map(versions.map((one) => [one.versionHash, one])).values()];
  return useQueries({
    queries: distinct.map(({ boxId, versionHash }) => boxVersionQuery(boxId, versionHash)),
    combine: (found) => {
      const loaded = found.flatMap(({ data }) => (data === undefined ? [] : [data]));
      return loaded.length < distinct.length
        ? undefined
        : new Map(loaded.map((version) => [version.versionHash, version.items] as const));
    },
  });
}
export type Versions = NonNullable<ReturnType<typeof useVersions>>;
