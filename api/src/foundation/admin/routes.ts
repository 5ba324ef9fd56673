import type { AnySlice } from '@skins/engine/kernel';
import type { FastifyInstance } from 'fastify';
import { CallRefused, answerRefused } from '../http/index.ts';
import type { Admin } from './admin.ts';
import { collected, tellerOfAll } from './collected.ts';
import type { OperatorGate } from './gate.ts';
import type { AdminTools } from './tools.ts';

const PREFIX = '/admin/api';

/** The parts of the operators' side; the parts from slices are collected here. */
interface Parts<Tools> {
  readonly slices: readonly Admin<AnySlice, Tools>[];
  readonly gate: OperatorGate;
  readonly tools: Tools;
}

/** Registers the operators' resources: read-only, behind one gate. Other operator calls are in the slices' contracts. */
export async function adminRoutes<Tools>(app: FastifyInstance, parts: Parts<Tools>): Promise<void> {
  const { tools } = parts;
  const resources = collected(parts.slices, ({ resources }) => resources);
  await app.register(
    (scope, _options, done) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('access-control-expose-headers', 'Content-Range, Next-Page');
        const { right = 'read' } = request.routeOptions.config;
        const passed = await parts.gate(request, right);
        return passed instanceof CallRefused ? answerRefused(passed, request, reply) : undefined;
      });
      for (const [name, { addTo }] of resources) addTo(scope, name, tools);
      scope.all('/*', { schema: { hide: true } }, (request, reply) =>
        answerRefused(new CallRefused('unknown-call'), request, reply),
      );
      done();
    },
    { prefix: PREFIX },
  );
}

/** Adds the parts from slices to the tools. */
export function adminTools<Desks>(
  slices: readonly Admin<AnySlice, AdminTools<Desks>>[],
  tools: Omit<AdminTools<Desks>, 'tell' | 'played'>,
): AdminTools<Desks> {
  const all: AdminTools<Desks> = {
    ...tools,
    tell: tellerOfAll(slices, {
      catalogue: tools.game.catalogue,
      houseOffset: () => tools.game.houseOffset(tools.game.clock()),
    }),
    played: () => returns.flatMap((played) => played()),
  };
  const returns = slices.flatMap(({ returns }) => ('none' in returns ? [] : [returns(all)]));
  return all;
}
