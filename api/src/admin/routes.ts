import type { FastifyInstance } from 'fastify';
import { operatorLogin, operatorLogout, operatorMe } from '../contract/index.ts';
import { CallRefused, type Routes, answerRefused, describeCall } from '../http/index.ts';
import type { OperatorSessions } from '../operators/index.ts';
import type { Admin } from './admin.ts';
import { collected, tellerOfAll } from './collected.ts';
import { callerOf, operatorGate } from './gate.ts';
import type { AdminTools } from './tools.ts';

const PREFIX = '/admin/api';

/** What the operators' side is made of; what slices bring is collected here. */
interface Parts {
  readonly slices: readonly Admin[];
  readonly operators: OperatorSessions;
  readonly tools: Omit<AdminTools, 'tell' | 'played'>;
}

/** The operators' calls: reading only. Everything but the login is behind one gate. */
export async function adminRoutes(app: FastifyInstance, routes: Routes, parts: Parts): Promise<void> {
  const { operators, slices } = parts;
  routes.add(operatorLogin, async ({ body }) => {
    const entered = await operators.login(body.name ?? body.username ?? '', body.password);
    if (entered === undefined) return new CallRefused('operator-login-wrong');
    const { token, operator } = entered;
    return { token, name: operator.name, role: operator.role };
  });
  const tools = toolsOf(parts);
  const resources = collected(slices, ({ resources }) => resources);
  await app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', operatorGate(operators));
      addSession(scope, parts);
      for (const [name, { addTo }] of resources) addTo(scope, name, tools);
      scope.all('/*', { schema: { hide: true } }, (request, reply) =>
        answerRefused(new CallRefused('unknown-call'), request, reply),
      );
      done();
    },
    { prefix: PREFIX },
  );
}

function toolsOf({ slices, tools }: Parts): AdminTools {
  const all: AdminTools = {
    ...tools,
    tell: tellerOfAll(slices, tools.game.catalogue),
    played: () => returns.flatMap((played) => played()),
  };
  const returns = slices.flatMap(({ returns }) => ('none' in returns ? [] : [returns(all)]));
  return all;
}

// Answers in the envelope of the players' calls.
function addSession(scope: FastifyInstance, { operators, tools: { game } }: Parts): void {
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
