import { countPlayers } from '../accounts/views.ts';
import type { BoxViews } from '../boxes/views.ts';
import type { Health, ProjectionRow } from '../contract/index.ts';
import type { Database } from 'better-sqlite3';
import type { Game } from '../game/index.ts';
import type { Progress } from '../projections/index.ts';
import { type EventReader, ordinalOf } from '../store/index.ts';
import { shopComparison } from './boxes.ts';
import { pageOf } from './page.ts';
import type { Source } from './resources.ts';

/** What tells how the shop is. */
export interface Watched {
  readonly store: EventReader;
  readonly game: Game;
  readonly projector: { readonly progress: Progress };
  readonly readModels: Database;
}

export function projectionSource(service: Watched): Source<ProjectionRow, ProjectionRow, object> {
  return {
    list: async (query) =>
      pageOf(await projectionRows(service), query, ({ id, lag }, field) => (field === 'lag' ? lag : id)),
    many: async (ids) => (await projectionRows(service)).filter(({ id }) => ids.includes(id)),
    one: async (wanted) => (await projectionRows(service)).find(({ id }) => id === wanted),
  };
}

/** How the shop is: a resource with a single record. */
export function healthSource(
  service: Watched,
  views: BoxViews,
  version: string,
): Source<Health, Health, object> {
  const players = countPlayers(service.readModels);
  const health = async (): Promise<Health> => {
    const rows = await projectionRows(service);
    return {
      id: 'shop',
      version,
      time: service.game.clock(),
      head: ordinalOf(await service.store.head()),
      lag: Math.max(0, ...rows.map(({ lag }) => lag)),
      parked: rows.filter(({ parked }) => parked !== null).length,
      players: players(),
      ...shopComparison(service.game.catalogue(), views),
    };
  };
  return {
    list: async (query) => pageOf([await health()], query, ({ id }) => id),
    many: async (ids) => (ids.includes('shop') ? [await health()] : []),
    one: (id) => (id === 'shop' ? health() : undefined),
  };
}

async function projectionRows({ store, projector }: Watched): Promise<ProjectionRow[]> {
  const statuses = projector.progress.status();
  const head = ordinalOf(await store.head());
  return statuses.map(({ name, position, parked }) => ({
    id: name,
    position,
    lag: Math.max(0, head - ordinalOf(position)),
    parked: parked ?? null,
  }));
}
