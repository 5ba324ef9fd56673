import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { adminRoutes } from '../admin/index.ts';
import { artRoutes } from '../art/index.ts';
import { Presence } from '../home/presence.ts';
import { RefusalTable, Routes, createServer } from '../http/index.ts';
import { metricsRoute } from '../metrics/index.ts';
import type { Said } from '../mark/index.ts';
import type { Shop } from '../slice/shop.ts';
import type { ApiSlice } from '../slice/slice.ts';
import * as list from '../slices.ts';
import { loadAdmins } from './admins.ts';
import { openDrill } from './open-drill.ts';
import { type Service, type ServiceOptions, openService } from './open-service.ts';
import { demandPort, listening } from './port.ts';
import { webApps } from './web-apps.ts';

export const VERSION = '0.1.0';

const slices: readonly ApiSlice[] = Object.values(list);

export interface ServeOptions {
  /** data folder */
  readonly folder: string;
  readonly host: string;
  /** 0 for any free one */
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
  /** what the operator says of the folder, or that it is only to be looked at; nothing unless said */
  readonly said?: Said | 'drill';
  /** hears how far the log is held to what is remembered of it, where that takes its time */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A shop that answers. */
export interface Serving {
  readonly address: string;
  readonly service: Service;
  close(): Promise<void>;
}

/**
 * Opens the data folder and serves it over HTTP until it is closed.
 * @throws when the port is taken, before it touches the folder, or the folder cannot be opened; then nothing is left open
 */
export async function serve({ host, port, ...options }: ServeOptions): Promise<Serving> {
  const { environment } = options;
  const logger = loggerFor(environment);
  await demandPort(host, port);
  const closing = new AsyncDisposableStack();
  try {
    const service = await opened({ ...options, logger });
    closing.defer(() => service.close());
    const app = await createShop(service, logger, environment);
    closing.defer(() => app.close());
    await listening(host, port, () => app.listen({ host, port }));
    const { port: bound } = addressOf(app.server.address());
    return {
      address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
      service,
      close: () => closing.disposeAsync(),
    };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

function opened({
  said,
  ...options
}: Omit<ServiceOptions, 'said'> & Pick<ServeOptions, 'said'>): Promise<Service> {
  if (said === 'drill') return openDrill(options);
  return openService(said === undefined ? options : { ...options, said });
}

/** Logs beside standard output, which is the program's own word, and without secrets. */
export function loggerFor(environment: NodeJS.ProcessEnv): Logger {
  const settings = {
    level: environment['SKINS_LOG'] ?? 'info',
    redact: [
      'req.headers.token',
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.phone',
      '*.token',
    ],
  };
  return pino(settings, pino.destination({ fd: 2, sync: false }));
}

/** Everything that answers. */
async function createShop(
  service: Service,
  logger: Logger,
  environment: NodeJS.ProcessEnv,
): Promise<FastifyInstance> {
  const { game, readModels, projector } = service;
  const app = await createServer({
    logger,
    unlimitedOnLoopback: environment['SKINS_RATE_LIMIT'] === 'off',
    version: VERSION,
    refusals: new RefusalTable(...slices.map(({ refusals }) => refusals)),
  });
  metricsRoute(app, service.store, projector.progress);
  const presence = new Presence(game.clock);
  const routes = new Routes(
    app,
    (token) => service.sessions.check('player', token),
    (playerId) => presence.note(playerId),
  );
  await addCalls(routes, {
    game,
    registrar: service.registrar,
    sessions: service.sessions,
    progress: projector.progress,
    presence,
    readModels,
    version: VERSION,
  });
  await adminRoutes(app, routes, {
    slices: await loadAdmins(),
    operators: service.operators,
    tools: {
      game,
      readModels,
      progress: projector.progress,
      flows: service.flows.listing,
      personal: (playerId) => service.registrar.personal(playerId),
      version: VERSION,
    },
  });
  artRoutes(app);
  healthRoutes(app, service);
  await webApps(app, { drill: service.mark === undefined });
  return app;
}

/** The calls of every slice that has some. */
async function addCalls(routes: Routes, shop: Shop): Promise<void> {
  for (const { contract, calls } of slices) {
    if (typeof contract !== 'function' || typeof calls !== 'function') continue;
    const loaded = await calls();
    routes.addAll(await contract(), loaded.calls(shop));
  }
}

function healthRoutes(app: FastifyInstance, { store, mark, projector: { progress } }: Service): void {
  const drill = mark === undefined ? { drill: true } : {};
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/healthz', { schema: { hide: true } }, () => ({
    status: 'ok',
    version: VERSION,
    ...drill,
  }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const projections = progress.status();
    const trouble = mark?.trouble;
    const ready = trouble === undefined && projections.every(({ parked }) => parked === undefined);
    const body = { ready, ...drill, head: await store.head(), mark: { trouble }, projections };
    return reply.code(ready ? 200 : 503).send(body);
  });
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('the server listens on no port');
  return address;
}
