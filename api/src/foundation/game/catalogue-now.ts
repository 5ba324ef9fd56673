import { type Catalogue, type CatalogueState, catalogueAt } from '@skins/engine/catalogue';

/** What counts now. Asked for at every request: the clock is looked at only while something waits to count. */
export function catalogueNow(state: () => CatalogueState, clock: () => number): () => Catalogue {
  let settled: CatalogueState['history'] | undefined;
  return () => {
    const { history } = state();
    const newest = history.publications.at(-1);
    if (newest !== undefined && (settled === history || newest.from <= newest.time)) return newest.catalogue;
    const now = clock();
    if (newest !== undefined && newest.from <= now) settled = history;
    return catalogueAt(history, now);
  };
}
