import { maintenanceAt } from '@skins/engine/stops';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { adminRoutes, adminTools, operatorGate, reasonsOfAll } from '../foundation/admin/index.ts';
import { artRoutes } from '../foundation/art/index.ts';
import {
  RefusalTable,
  Routes,
  type Trusts,
  clientOf,
  closeWhile,
  connectionLimits,
  createServer,
  isLoopback,
  limitKey,
} from '../foundation/http/index.ts';
import { liveRoutes } from '../foundation/live/door.ts';
import { metricsRoute } from '../foundation/metrics/index.ts';
import { type Desks, slices } from './desks.ts';
import { healthRoutes, listsTrouble } from './health-routes.ts';
import { hearAfter } from './heard-after.ts';
import { openLive } from './live-channels.ts';
import type { Leaving } from './leaving.ts';
import { loadAdmins, loadCalls } from './load-code.ts';
import type { Service } from './open-service.ts';
import type { Shop } from './shop.ts';
import { VERSION } from './version.ts';
import { webApps } from './web-apps.ts';

/** Environment settings about visits. */
interface Visits {
  readonly environment: NodeJS.ProcessEnv;
  readonly trusts: Trusts | undefined;
  readonly leaving: Leaving;
  /** milliseconds since 1970; 0 if the shop is open */
  readonly closedUntil: number;
  /** target of the player app when told to leave; empty if not set */
  readonly leaveTo: string;
}

/** Returns the count of requests over all nodes, with the exceptions of each node's own; undefined for the only server. */
const countedOverNodes = ({ minuteCounts }: Service, unlimitedOnLoopback: boolean) =>
  minuteCounts &&
  (async (request: FastifyRequest, max: number): Promise<number | undefined> => {
    const client = clientOf(request);
    if (unlimitedOnLoopback && isLoopback(client)) return undefined;
    return minuteCounts.oneMore(`${request.routeOptions.url} ${limitKey(client)}`, max);
  });

type Admins = Awaited<ReturnType<typeof loadAdmins>>;
type LiveAtHand = Awaited<ReturnType<typeof openLive>>;

/** Makes the HTTP side of a shop, ready to listen. */
export async function answering(
  service: Service,
  logger: Logger,
  { environment, trusts, leaving, closedUntil, leaveTo }: Visits,
): Promise<FastifyInstance> {
  const { game, desks, projector } = service;
  const { clock } = game;
  const unlimitedOnLoopback = environment['SKINS_RATE_LIMIT'] === 'off';
  const app = await createServer({
    imageOrigin: desks.catalogue.imageOrigin,
    cashierOrigin: desks.payments.desk.provider.origin,
    logger,
    unlimitedOnLoopback,
    version: VERSION,
    refusals: new RefusalTable(...slices.map(({ refusals }) => refusals)),
    trusts,
    onRefused: desks.security.noteRefused,
    onFault: (error) => service.listsWatch.note(error),
  });
  const closedAt = closedBy(service, closedUntil);
  closeWhile(app, closedAt, clock);
  hearAfter(app, service.store);
  leaving.endConnections(app);
  const atHand = await openLive(service, logger);
  const { live } = atHand;
  metricsRoute(app, game, { progress: projector.progress, live });
  liveRoutes(app, live, { connectionsMax: connectionLimits().connectionsMax, unlimitedOnLoopback });
  const gate = operatorGate(desks.operators.sessions);
  const routes = new Routes(app, {
    tokenState: (token) => desks.accounts.sessions.check('player', token),
    onPlayer: (playerId) => desks.home.presence.note(playerId),
    operatorGate: gate,
    overNodes: countedOverNodes(service, unlimitedOnLoopback),
    clock,
  });
  const admins = await loadAdmins();
  const shop: Shop<Desks> = {
    ...partsOf(service, atHand),
    counters: atHand.counters,
    reasons: reasonsOfAll(admins),
    addressesCounted: !unlimitedOnLoopback,
    closedUntil: () => closedAt(clock()),
  };
  for (const { contract, calls } of await loadCalls()) routes.addAll(contract, calls(shop));
  const tools = toolsOf(service, admins, atHand);
  await adminRoutes(app, { slices: admins, gate, tools });
  for (const { routes: addRoutes } of service.opened) await addRoutes?.(app, tools);
  artRoutes(app);
  healthRoutes(app, service, leaving);
  await webApps(app, {
    drill: service.mark === undefined,
    leaveTo,
    origin: URL.parse(environment['SKINS_ORIGIN'] ?? '')?.origin ?? '',
    previews: service.opened.flatMap(({ previews }) => previews?.(tools) ?? []),
  });
  return app;
}

/** Returns until when players are turned away at a time, by the environment or the published rules. */
const closedBy =
  ({ game }: Service, closedUntil: number) =>
  (now: number): number => {
    const ruled = maintenanceAt(game.rulesAt, now)?.until ?? 0;
    return Math.max(now < closedUntil ? closedUntil : 0, ruled);
  };

/** The parts of a shop that its calls and its operators' resources share. */
const partsOf = ({ game, desks, beacons, readModels, projector }: Service, { live }: LiveAtHand) => ({
  game,
  desks,
  beacons,
  readModels,
  live,
  progress: projector.progress,
  version: VERSION,
});

const toolsOf = (service: Service, admins: Admins, atHand: LiveAtHand) =>
  adminTools(admins, {
    ...partsOf(service, atHand),
    flows: service.flows.listing,
    machine: {
      folder: service.folder.folder,
      markTrouble: () => service.mark?.trouble,
      listsTrouble: () => listsTrouble(service),
      walBytes: () => service.store.walBytes(),
      noteFault: (error) => service.listsWatch.note(error),
    },
    noteLook: (look) => service.desks.security.trail.note({ kind: 'player-viewed', ...look }),
  });
