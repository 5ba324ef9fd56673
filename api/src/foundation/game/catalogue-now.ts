import { type Catalogue, type CatalogueState, catalogueAt } from '@skins/engine/catalogue';

/**
 * Returns the function that returns the catalogue in force. Called at every request: it reads the clock only while a
 * publication is not in force yet.
 */
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
