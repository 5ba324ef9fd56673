import { asNumber, smallestEdge, waysOf } from '@skins/engine/catalogue/odds';
import type { Game } from '../../foundation/game/index.ts';
import { priceGraphAt } from './price-graph.ts';

/** How long a figure is kept: every box on sale is summed for it. */
const KEPT_MS = 60_000;

/** Returns a function for the least share that the house keeps of a play for gems on average; undefined if nothing can be played. */
export function smallestEdges(game: Game): () => number | undefined {
  let known: { readonly at: number; readonly edge: number | undefined } | undefined;
  return () => {
    const now = game.clock();
    if (known === undefined || now - known.at >= KEPT_MS) {
      const edge = smallestEdge(waysOf(priceGraphAt(game, now)));
      known = { at: now, edge: edge && asNumber(edge) };
    }
    return known.edge;
  };
}
