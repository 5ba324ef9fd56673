import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Game } from '../game/game.ts';
import type { Live } from '../live/live.ts';
import type { Progress } from '../projections/index.ts';
import { ordinalOf } from '../store/index.ts';

/** Serves `/metrics` in the Prometheus text format. */
export function metricsRoute(
  app: FastifyInstance,
  { store, memory, runtime: { writing } }: Pick<Game, 'store' | 'memory' | 'runtime'>,
  { progress, live }: { readonly progress: Progress; readonly live: Pick<Live, 'status'> },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const events = new Gauge({ name: 'skins_log_events', help: 'Events in the log', registers: [registry] });
  const lag = new Gauge({
    name: 'skins_projection_lag_events',
    help: 'Events that a projection has not seen yet',
    labelNames: ['projection'] as const,
    registers: [registry],
  });
  const parked = new Gauge({
    name: 'skins_projection_parked',
    help: '1 when a projection stopped itself',
    labelNames: ['projection'] as const,
    registers: [registry],
  });
  const held = new Gauge({
    name: 'skins_streams_bytes',
    help: 'Memory that folded streams hold, as estimated',
    registers: [registry],
  });
  const stopped = new Gauge({
    name: 'skins_writing_stopped',
    help: '1 when nothing is written for the moment',
    registers: [registry],
  });
  const commits = new Counter({
    name: 'skins_log_commits_total',
    help: 'Commits to the log',
    registers: [registry],
  });
  const connections = liveGauge(registry, 'skins_live_connections', 'Open live connections');
  const told = liveGauge(registry, 'skins_live_messages', 'Messages that everybody was told since the start');
  const cut = liveGauge(registry, 'skins_live_cut', 'Clients cut off since the start as they did not read');
  store.subscribe(() => commits.inc());
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const head = ordinalOf(await store.head());
    events.set(head);
    held.set(memory.held);
    stopped.set(writing.stops().length > 0 ? 1 : 0);
    for (const { name, position, parked: why } of progress.status()) {
      lag.set({ projection: name }, head - ordinalOf(position));
      parked.set({ projection: name }, why === undefined ? 0 : 1);
    }
    for (const status of live.status()) {
      connections.set({ channel: status.channel }, status.connections);
      told.set({ channel: status.channel }, status.told);
      cut.set({ channel: status.channel }, status.cut);
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const liveGauge = (registry: Registry, name: string, help: string) =>
  new Gauge({ name, help, labelNames: ['channel'] as const, registers: [registry] });
