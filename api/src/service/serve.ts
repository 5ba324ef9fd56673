import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { accountRoutes } from '../accounts/index.ts';
import { adminRoutes } from '../admin/index.ts';
import { artRoutes } from '../art/index.ts';
import { bagRoutes } from '../bag/index.ts';
import { BoxViews, boxRoutes } from '../boxes/index.ts';
import { Presence, homeRoutes } from '../home/index.ts';
import { Routes, createServer } from '../http/index.ts';
import { metricsRoute } from '../metrics/index.ts';
import { seedRoutes } from '../seeds/index.ts';
import { type Service, openService } from './open-service.ts';
import { webApps } from './web-apps.ts';

export const VERSION = '0.1.0';

export interface ServeOptions {
  /** data folder */
  readonly folder: string;
  readonly host: string;
  /** 0 for any free one */
  readonly port: number;
  readonly environment: NodeJS.ProcessEnv;
}

/** A shop that answers. */
export interface Serving {
  readonly address: string;
  readonly service: Service;
  close(): Promise<void>;
}

/** Opens the data folder and serves it over HTTP until it is closed. */
export async function serve({ folder, host, port, environment }: ServeOptions): Promise<Serving> {
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
  // Standard output is the program's own word; logs go beside it.
  const logger = pino(settings, pino.destination({ fd: 2, sync: false }));
  const service = await openService({ folder, environment, logger });
  const app = await createServer({
    logger,
    unlimitedOnLoopback: environment['SKINS_RATE_LIMIT'] === 'off',
    version: VERSION,
  });
  metricsRoute(app, service.store, service.projector.progress);
  const presence = new Presence(service.game.clock);
  const routes = new Routes(
    app,
    (token) => service.sessions.check('player', token),
    (playerId) => presence.note(playerId),
  );
  const views = new BoxViews(service.readModels);
  accountRoutes(routes, service.game, service.registrar, service.sessions);
  seedRoutes(routes, service.game);
  boxRoutes(routes, service.game, views, service.projector.progress);
  bagRoutes(routes, service.game);
  homeRoutes(routes, { game: service.game, views, presence, database: service.readModels, version: VERSION });
  await adminRoutes(app, routes, { service, views, version: VERSION });
  artRoutes(app);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok', version: VERSION }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const parked = service.projector.progress.status().filter((status) => status.parked !== undefined);
    return reply.code(parked.length === 0 ? 200 : 503).send({
      ready: parked.length === 0,
      head: await service.store.head(),
      projections: service.projector.progress.status(),
    });
  });
  await webApps(app);
  await app.listen({ host, port });
  const { port: bound } = addressOf(app.server.address());
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    service,
    close: async () => {
      await app.close();
      await service.close();
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('the server listens on no port');
  return address;
}
