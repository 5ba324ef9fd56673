import type { FastifyInstance } from 'fastify';
import { operatorLogin, operatorLogout, operatorMe } from '../contract/index.ts';
import { CallRefused, type Routes, answerRefused, describeCall } from '../http/index.ts';
import type { HandlerOf } from '../http/handlers.ts';
import type { Entrance } from '../limits/entrance.ts';
import type { OperatorSessions } from '../operators/index.ts';
import type { SecurityKind } from '../security/kinds.ts';
import type { Admin } from './admin.ts';
import { collected, tellerOfAll } from './collected.ts';
import { callerOf, operatorGate } from './gate.ts';
import type { AdminTools } from './tools.ts';

const PREFIX = '/admin/api';

/** What the operators' side is made of; what slices bring is collected here. */
interface Parts {
  readonly slices: readonly Admin[];
  readonly operators: OperatorSessions;
  readonly entrance: Entrance;
  readonly tools: Omit<AdminTools, 'tell' | 'played'>;
}

/** The operators' calls: reading only. Everything but the login is behind one gate. */
export async function adminRoutes(app: FastifyInstance, routes: Routes, parts: Parts): Promise<void> {
  const { operators, slices } = parts;
  routes.add(operatorLogin, loggingIn(parts));
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

/** Logs an operator in, and leaves a trail of every try. A name that nobody has may be a password: it is veiled. */
function loggingIn({ operators, entrance, tools: { security } }: Parts): HandlerOf<typeof operatorLogin> {
  return async ({ body, caller }) => {
    const { address, requestId } = caller;
    const typed = body.name ?? body.username ?? '';
    const known = operators.knows(typed);
    const note = (kind: SecurityKind, what: string) =>
      security.note({ kind, address, name: known ? typed : security.veiled(typed), what, requestId });
    const entered = await entrance.enter(`operator/${typed}`, caller, (lane) =>
      operators.login(typed, body.password, lane),
    );
    if (entered instanceof CallRefused) {
      note('guesses-limited', operatorLogin.path);
      return entered;
    }
    if (entered === undefined) {
      note(known ? 'operator-login-wrong' : 'operator-login-unknown', operatorLogin.path);
      return new CallRefused('operator-login-wrong');
    }
    const { token, operator } = entered;
    note('operator-login', operator.role);
    return { token, name: operator.name, role: operator.role };
  };
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
function addSession(scope: FastifyInstance, { operators, tools: { game, security } }: Parts): void {
  scope.get(operatorMe.path.slice(PREFIX.length), { schema: describeCall(operatorMe) }, (request) => {
    const { name, role } = callerOf(request).operator;
    return { code: 200, data: { name, role }, sysTime: game.clock() };
  });
  scope.post(
    operatorLogout.path.slice(PREFIX.length),
    { schema: describeCall(operatorLogout) },
    (request) => {
      const { token, operator } = callerOf(request);
      operators.logout(token);
      const from = { address: request.ip, requestId: request.id };
      security.note({ kind: 'operator-logout', ...from, name: operator.name, what: operator.role });
      return { code: 200, data: null, sysTime: game.clock() };
    },
  );
}
