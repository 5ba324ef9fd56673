import type { FastifyInstance } from 'fastify';
import type { Registrar } from '../accounts/registration.ts';
import type { BoxViews } from '../boxes/views.ts';
import {
  boxResource,
  categoryResource,
  eventResource,
  healthResource,
  itemResource,
  operatorLogin,
  operatorLogout,
  operatorMe,
  playerResource,
  projectionResource,
  skinResource,
} from '../contract/index.ts';
import { CallRefused, type Routes, answerRefused, describeCall } from '../http/index.ts';
import type { OperatorSessions } from '../operators/index.ts';
import { boxSource } from './boxes.ts';
import { eventSource } from './events.ts';
import { callerOf, operatorGate } from './gate.ts';
import { type Watched, healthSource, projectionSource } from './health.ts';
import { itemSource } from './items.ts';
import { PlayerTable } from './player-table.ts';
import { playerSource } from './players.ts';
import { addResource } from './resources.ts';
import { categorySource, skinSource } from './skins.ts';

const PREFIX = '/admin/api';

/** What the operators look at. */
export interface Shop extends Watched {
  readonly operators: OperatorSessions;
  readonly registrar: Registrar;
}

/** The operators' calls: reading only. Everything but the login is behind one gate. */
export async function adminRoutes(
  app: FastifyInstance,
  routes: Routes,
  { service, views, version }: { service: Shop; views: BoxViews; version: string },
): Promise<void> {
  const { game, operators } = service;
  routes.add(operatorLogin, async ({ body }) => {
    const entered = await operators.login(body.name ?? body.username ?? '', body.password);
    if (entered === undefined) return new CallRefused('operator-login-wrong');
    const { token, operator } = entered;
    return { token, name: operator.name, role: operator.role };
  });
  await app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', operatorGate(operators));
      addSession(scope, service);
      addResource(scope, boxResource, boxSource(game, views));
      addResource(scope, skinResource, skinSource(game));
      addResource(scope, categoryResource, categorySource(game));
      addResource(
        scope,
        playerResource,
        playerSource(game, new PlayerTable(service.readModels), service.registrar),
      );
      addResource(scope, itemResource, itemSource(game));
      addResource(scope, eventResource, eventSource(game));
      addResource(scope, projectionResource, projectionSource(service));
      addResource(scope, healthResource, healthSource(service, views, version));
      scope.all('/*', { schema: { hide: true } }, (request, reply) =>
        answerRefused(new CallRefused('unknown-call'), request, reply),
      );
      done();
    },
    { prefix: PREFIX },
  );
}

// Answers in the envelope of the players' calls.
function addSession(scope: FastifyInstance, { operators, game }: Shop): void {
  scope.get(operatorMe.path.slice(PREFIX.length), { schema: describeCall(operatorMe) }, (request) => {
    const { name, role } = callerOf(request).operator;
    return { code: 200, data: { name, role }, sysTime: game.clock() };
  });
  scope.post(
    operatorLogout.path.slice(PREFIX.length),
    { schema: describeCall(operatorLogout) },
    (request) => {
      operators.logout(callerOf(request).token);
      return { code: 200, data: null, sysTime: game.clock() };
    },
  );
}
