import { countPlayers } from '../accounts/views.ts';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { countStale } from '../epochs/views.ts';
import { compare } from '../../foundation/statistics/index.ts';
import { ordinalOf } from '../../foundation/store/index.ts';
import type { FlowTold } from '../../foundation/flows/index.ts';
import type { Desks } from './desks.ts';
import { lookingAt } from './look.ts';
import type { FlowRow, Health, NodeRow, ProjectionRow, ReadingRow } from './resources.ts';

export function projectionSource(tools: AdminTools): Source<ProjectionRow, ProjectionRow, object> {
  return {
    list: async (query) =>
      pageOf(await projectionRows(tools), query, ({ id, lag }, field) => (field === 'lag' ? lag : id)),
    many: async (ids) => (await projectionRows(tools)).filter(({ id }) => ids.includes(id)),
    one: async (wanted) => (await projectionRows(tools)).find(({ id }) => id === wanted),
  };
}

/** The conditions of the shop, one row each. */
export function readingSource(tools: AdminTools<Desks>): Source<ReadingRow, ReadingRow, object> {
  const look = lookingAt({ ...tools, pictures: tools.desks.content.files });
  const rows = async (): Promise<ReadingRow[]> =>
    (await look()).map(({ about, ...condition }) => ({ ...condition, about: [...about] }));
  return {
    list: async (query) => pageOf(await rows(), query, ({ id }) => id),
    many: async (ids) => (await rows()).filter(({ id }) => ids.includes(id)),
    one: async (wanted) => (await rows()).find(({ id }) => id === wanted),
  };
}

const STUCK_MAX = 100;

/** Lists stuck flows; any other open flow is found by its place. */
export function flowSource({ flows, desks }: AdminTools<Desks>): Source<FlowRow, FlowRow, object> {
  const stuck = async () => {
    const nameOf = await desks.operators.desk.names();
    return (await flows.stuck(STUCK_MAX)).map((flow) => rowOf(flow, nameOf));
  };
  return {
    list: async (query) => pageOf(await stuck(), query, ({ id }) => id),
    many: async (ids) => (await stuck()).filter(({ id }) => ids.includes(id)),
    one: async (wanted) => (await stuck()).find(({ id }) => id === wanted),
  };
}

const rowOf = (
  { place, paused, remedies, ...told }: FlowTold,
  nameOf: (operatorId: string) => string,
): FlowRow => ({
  id: place,
  ...told,
  paused: paused && { since: paused.since, by: nameOf(paused.operator) },
  remedies: [...remedies],
});

/** The nodes, by their reports. */
export function nodeSource({ desks: { health } }: AdminTools<Desks>): Source<NodeRow, NodeRow, object> {
  const rows = () =>
    (health.nodes?.all() ?? []).map(({ node, time, live, report: { program } }): NodeRow => ({
      id: node,
      live,
      heard: time,
      leads: live && program?.leads === true,
      version: program?.version ?? '',
      edition: program?.edition ?? 0,
      position: program?.position ?? 0,
      lacks: [...(program?.lacks ?? [])],
    }));
  return {
    list: async (query) => pageOf(rows(), query, ({ id }) => id),
    many: async (ids) => rows().filter(({ id }) => ids.includes(id)),
    one: (wanted) => rows().find(({ id }) => id === wanted),
  };
}

const NOT_COMPARED = { plays: null, expectedRtp: null, observedRtp: null, band: null, deviation: null };

/** A resource with a single record: the shop's health. */
export function healthSource(tools: AdminTools): Source<Health, Health, object> {
  const players = countPlayers(tools.readModels);
  const stale = countStale(tools.readModels);
  /** Reads a figure; null if the lists cannot be read, so that the others are shown. */
  const read = async <Figure>(figure: () => Figure | Promise<Figure>): Promise<Figure | null> => {
    try {
      return await figure();
    } catch (error) {
      tools.machine.noteFault(error);
      return null;
    }
  };
  const health = async (): Promise<Health> => {
    const rows = await projectionRows(tools);
    const { plays: opens, ...comparison } = (await read(() => compare(tools.played()))) ?? NOT_COMPARED;
    return {
      id: 'shop',
      version: tools.version,
      time: tools.game.clock(),
      head: ordinalOf(await tools.game.store.head()),
      lag: Math.max(0, ...rows.map(({ lag }) => lag)),
      parked: rows.filter(({ parked }) => parked !== null).length,
      players: await read(players),
      connections: tools.live.connectionsOfAll(),
      listening: tools.live.players(),
      flows: await read(() => tools.flows.count()),
      stuck: await read(async () => (await tools.flows.stuck(STUCK_MAX)).length),
      renewing: await read(() => stale(tools.game.seedChains.epoch)),
      opens,
      ...comparison,
    };
  };
  return {
    list: async (query) => pageOf([await health()], query, ({ id }) => id),
    many: async (ids) => (ids.includes('shop') ? [await health()] : []),
    one: (id) => (id === 'shop' ? health() : undefined),
  };
}

async function projectionRows({ game, progress }: AdminTools): Promise<ProjectionRow[]> {
  const statuses = progress.status();
  const head = ordinalOf(await game.store.head());
  return statuses.map(({ name, position, parked }) => ({
    id: name,
    position,
    lag: Math.max(0, head - ordinalOf(position)),
    parked: parked ?? null,
  }));
}
