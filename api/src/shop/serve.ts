import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { maintenanceAt } from '@skins/engine/stops';
import type { Logger } from 'pino';
import { imageOrigin } from '../slices/catalogue/shown.ts';
import { beaconChoiceOf } from '../foundation/beacon/index.ts';
import { login } from '../slices/accounts/contract.ts';
import { outboxPage } from '../slices/accounts/outbox-page.ts';
import { smsSettingsOf } from '../slices/accounts/sms-settings.ts';
import { AdjustmentDesk } from '../slices/adjustments/adjustment-desk.ts';
import { adminRoutes, adminTools, operatorGate, reasonsOfAll } from '../foundation/admin/index.ts';
import { artRoutes } from '../foundation/art/index.ts';
import { Alerts } from '../slices/health/alerts.ts';
import { type LookTools, lookingAt } from '../slices/health/look.ts';
import { watchHealth } from '../slices/health/watch.ts';
import type { Webhook } from '../slices/health/webhook.ts';
import { Presence } from '../slices/home/presence.ts';
import { liveRoutes } from '../foundation/live/door.ts';
import {
  RefusalTable,
  Routes,
  type Trusts,
  closeWhile,
  connectionLimits,
  createServer,
  fixedAnswer,
  trustedProxies,
} from '../foundation/http/index.ts';
import { Entrance } from '../foundation/guards/index.ts';
import { platformSettings } from '../slices/identity/platform-settings.ts';
import { metricsRoute } from '../foundation/metrics/index.ts';
import type { Said } from '../foundation/mark/index.ts';
import { Reauthentication } from '../slices/operators/reauthentication.ts';
import { type LocalProvider } from '../slices/payments/local/local-provider.ts';
import { providerAtHand } from '../slices/payments/provider-at-hand.ts';
import { providerChoiceOf } from '../slices/payments/provider-settings.ts';
import { paymentRoutes } from '../slices/payments/routes.ts';
import { deliveriesAtHand } from '../slices/retrievals/deliveries-at-hand.ts';
import { deliveryChoiceOf } from '../slices/retrievals/delivery-settings.ts';
import type { LocalDeliveries } from '../slices/retrievals/local/local-deliveries.ts';
import { deliveryRoutes } from '../slices/retrievals/routes.ts';
import type { TimeSources } from '../foundation/runtime/index.ts';
import { noteRefused } from '../slices/security/refusals.ts';
import type { Shop } from './shop.ts';
import type { ApiSlice } from './slice.ts';
import * as list from '../slices/index.ts';
import { leanHeap } from './lean-heap.ts';
import { loadAdmins, loadCalls, loadCode } from './load-code.ts';
import { openLive } from './live-channels.ts';
import { loggerFor } from './logger-for.ts';
import { openDrill } from './open-drill.ts';
import { type Service, type ServiceOptions, openService } from './open-service.ts';
import { demandPort, listening } from './port.ts';
import {
  closedUntilOf,
  consoleOriginOf,
  demoCountersOf,
  leaveToOf,
  memoryOf,
  webhookOf,
} from './settings.ts';
import { webApps } from './web-apps.ts';

export const VERSION = '0.1.0';

/** Under which operators' devices are known again. */
const OPERATORS_PATH = '/admin/api';
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
  /** the machine's own unless said */
  readonly time?: TimeSources;
}

/** A shop that answers. */
export interface Serving {
  readonly address: string;
  readonly service: Service;
  /** the payment provider that was started beside it; undefined where it has another one */
  readonly localProvider: LocalProvider | undefined;
  /** the provider of deliveries that the shop runs itself */
  readonly localDeliveries: LocalDeliveries | undefined;
  close(): Promise<void>;
}

/**
 * Opens the data folder and serves it over HTTP until it is closed.
 * @throws when the port is taken or a setting is wrong, before it touches the folder, or the folder cannot be opened; then nothing is left open
 */
export async function serve({ host, port, ...options }: ServeOptions): Promise<Serving> {
  leanHeap();
  const { environment } = options;
  const logger = loggerFor(environment);
  const trusts = trustedProxies(environment['SKINS_TRUSTED_PROXIES']);
  // Before anything is opened, like the other settings.
  consoleOriginOf(environment);
  memoryOf(environment);
  smsSettingsOf(environment);
  platformSettings(environment);
  beaconChoiceOf(environment);
  const visits = {
    closedUntil: closedUntilOf(environment),
    leaveTo: leaveToOf(environment),
    demoCounters: demoCountersOf(environment),
  };
  const webhook = webhookOf(environment);
  const choice = providerChoiceOf(environment);
  const deliveryChoice = deliveryChoiceOf(environment);
  await demandPort(host, port);
  const closing = new AsyncDisposableStack();
  try {
    const atHand = await providerAtHand(options, choice, closing);
    const sending = await deliveriesAtHand(options, deliveryChoice, closing);
    const service = await opened({
      ...options,
      logger,
      provider: atHand.provider,
      deliveryProvider: sending.deliveries,
      meanwhile: loadCode,
    });
    closing.defer(() => service.close());
    const app = await createShop(service, logger, { environment, trusts, webhook, ...visits });
    closing.defer(() => app.close());
    await listening(host, port, () => app.listen({ host, port }));
    const { port: bound } = addressOf(app.server.address());
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
    atHand.answersAt(address);
    sending.answersAt(address);
    return {
      address,
      service,
      localProvider: atHand.local,
      localDeliveries: sending.localDeliveries,
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

/** What is set about players' visits. */
interface Visits {
  /** milliseconds since 1970; 0 where the shop is open */
  readonly closedUntil: number;
  /** where the player app goes when it is told to leave; empty where nothing was set */
  readonly leaveTo: string;
  /** whether the counters of players are made up, and say so */
  readonly demoCounters: boolean;
}

/** Everything that answers. */
async function createShop(
  service: Service,
  logger: Logger,
  {
    environment,
    trusts,
    webhook,
    closedUntil,
    leaveTo,
    demoCounters,
  }: Pick<ServeOptions, 'environment'> &
    Visits & { readonly trusts: Trusts | undefined; readonly webhook: Webhook | undefined },
): Promise<FastifyInstance> {
  const { game, readModels, projector } = service;
  const app = await createServer({
    imageOrigin: () => imageOrigin(game),
    cashierOrigin: service.payments.provider.origin,
    logger,
    unlimitedOnLoopback: environment['SKINS_RATE_LIMIT'] === 'off',
    version: VERSION,
    refusals: new RefusalTable(...slices.map(({ refusals }) => refusals)),
    trusts,
    onRefused: (code, request) => noteRefused(service.security, code, request),
  });
  /** By what the machine was started with, or by the published rules. */
  const closedAt = (now: number): number => {
    const ruled = maintenanceAt(game.rulesAt, now)?.until ?? 0;
    return Math.max(now < closedUntil ? closedUntil : 0, ruled);
  };
  closeWhile(app, closedAt, game.clock);
  const presence = new Presence(game.clock);
  const { live, counters } = await openLive(service, { slices, presence, logger, demoCounters });
  metricsRoute(app, game, { progress: projector.progress, live });
  liveRoutes(app, live, {
    connectionsMax: connectionLimits().connectionsMax,
    unlimitedOnLoopback: environment['SKINS_RATE_LIMIT'] === 'off',
  });
  const gate = operatorGate(service.operators);
  const routes = new Routes(app, {
    tokenState: (token) => service.sessions.check('player', token),
    onPlayer: (playerId) => presence.note(playerId),
    operatorGate: gate,
    clock: game.clock,
  });
  const admins = await loadAdmins();
  await addCalls(routes, {
    game,
    people: service.people,
    adjustments: new AdjustmentDesk(game, readModels, projector.progress),
    payments: service.payments,
    reconciliation: service.reconciliation,
    deliveries: service.deliveries,
    deliveryMatching: service.deliveryMatching,
    rolls: service.rolls,
    beacons: service.beacons,
    registrar: service.registrar,
    phones: service.phones,
    codes: service.codes.desk,
    addressesCounted: environment['SKINS_RATE_LIMIT'] !== 'off',
    identities: service.identities,
    platform: service.platform,
    eraser: service.eraser,
    exclusions: service.exclusions,
    sessions: service.sessions,
    entrance: new Entrance(service.guesses, service.devices, login.path),
    operators: operatorsOf(service),
    security: service.security,
    settings: service.settings,
    reasons: reasonsOfAll(admins),
    progress: projector.progress,
    live,
    counters,
    closedUntil: () => closedAt(game.clock()),
    readModels,
    version: VERSION,
  });
  const tools = adminTools(admins, {
    game,
    readModels,
    progress: projector.progress,
    flows: service.flows.listing,
    operators: service.operatorDesk,
    council: service.council,
    people: service.people,
    payments: service.payments,
    deliveries: service.deliveries,
    beacons: service.beacons,
    security: service.security,
    settings: service.settings,
    version: VERSION,
    live,
    machine: { folder: service.folder.folder, markTrouble: () => service.mark?.trouble },
  });
  await adminRoutes(app, { slices: admins, gate, tools });
  // A drill is nobody's shop, and alarms nobody.
  if (service.mark !== undefined) alertOfTroubles(app, tools, { service, webhook, logger });
  await paymentRoutes(app, service.payments, game.clock);
  await deliveryRoutes(app, service.deliveries);
  artRoutes(app);
  outboxPage(app, service.codes.local);
  healthRoutes(app, service);
  await webApps(app, { drill: service.mark === undefined, leaveTo });
  return app;
}

/** Looks at the shop as long as it answers, and tells of what changed. */
function alertOfTroubles(
  app: FastifyInstance,
  tools: LookTools,
  {
    service,
    ...telling
  }: { readonly service: Service; readonly webhook: Webhook | undefined; readonly logger: Logger },
): void {
  const file = join(service.folder.folder, 'alerts.json');
  const alerts = new Alerts({ ...telling, clock: service.game.clock, file });
  const stop = watchHealth(lookingAt(tools), alerts, telling.logger);
  app.addHook('onClose', stop);
}

function operatorsOf({
  operatorDesk: desk,
  operators: sessions,
  council,
  passkeys,
  game,
  ...service
}: Service) {
  const entrance = new Entrance(service.guesses, service.devices, OPERATORS_PATH);
  const doors = { desk, sessions, council, passkeys, entrance };
  return { ...doors, reauthentication: new Reauthentication({ ...doors, clock: game.clock }) };
}

/** The calls of every slice that has some. */
async function addCalls(routes: Routes, shop: Shop): Promise<void> {
  for (const { contract, calls } of await loadCalls()) routes.addAll(contract, calls(shop));
}

function healthRoutes(app: FastifyInstance, { store, game, mark, projector: { progress } }: Service): void {
  const drill = mark === undefined ? { drill: true } : {};
  const document = fixedAnswer('application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
  app.get('/api/openapi.json', { schema: { hide: true }, compress: false }, document);
  app.get('/healthz', { schema: { hide: true } }, () => ({
    status: 'ok',
    version: VERSION,
    ...drill,
  }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const projections = progress.status();
    const stops = game.runtime.writing.stops();
    const trouble = mark?.trouble;
    const ready =
      stops.length === 0 && trouble === undefined && projections.every(({ parked }) => parked === undefined);
    const body = { ready, ...drill, head: await store.head(), stops, mark: { trouble }, projections };
    return reply.code(ready ? 200 : 503).send(body);
  });
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('the server listens on no port');
  return address;
}
