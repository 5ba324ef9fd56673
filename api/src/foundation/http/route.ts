import { randomUUID } from 'node:crypto';
import { type Right, invariant } from '@skins/engine/kernel';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type AnyCall, isCall } from '../contract/call.ts';
import { KEY, describeCall } from './description.ts';
import { CallRefused, Refused } from './call-refused.ts';
import { callerIn } from './caller.ts';
import type { AnyHandler, HandlerOf, Handlers } from './handlers.ts';
import { FileAnswer } from '../contract/file-answer.ts';
import { inLanguage, languageOf } from './language.ts';
import { LoopTurn } from './loop-turn.ts';
import type { Operator } from './operator.ts';
import type { TokenState } from './token-state.ts';
import { checkerOf, queryCheckerOf } from './validation.ts';

interface Operated {
  readonly operator: Operator;
  readonly token: string;
}

/** Checks that an operator may make a call. */
type OperatorGate = (request: FastifyRequest, right: Right | undefined) => Promise<Operated | CallRefused>;

/** Passed to calls that are not for operators; their types hide it. */
const NOBODY: Operator = {
  operatorId: '',
  name: '',
  role: 'auditor',
  created: 0,
  since: 0,
  disabled: true,
  enrolled: false,
};

export interface RouteTools {
  readonly tokenState: (token: string) => Promise<TokenState>;
  /** Called with each player who makes a request. */
  readonly onPlayer: (playerId: string) => void;
  readonly operatorGate: OperatorGate;
  /** Counts one more request by its address over all nodes. @returns the milliseconds until the next, if there are too many */
  readonly overNodes?: ((request: FastifyRequest, max: number) => Promise<number | undefined>) | undefined;
  /** the shop's clock, included in every answer; milliseconds since 1970 */
  readonly clock: () => number;
}

/** Registers contract calls on a server: checks requests, runs handlers, wraps answers. */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #tools: RouteTools;
  readonly #loopTurn = new LoopTurn();

  constructor(app: FastifyInstance, tools: RouteTools) {
    this.#app = app;
    this.#tools = tools;
  }

  /** Registers all calls of a contract, each with its handler. */
  addAll<Contract extends object>(contract: Contract, handlers: Handlers<Contract>): void;
  addAll(contract: object, handlers: Readonly<Record<string, AnyHandler>>): void {
    for (const [name, call] of Object.entries(contract)) {
      if (!isCall(call)) continue;
      const handler = handlers[name];
      invariant(handler !== undefined, `${name} has a handler`);
      this.#add(call, handler);
    }
  }

  add<C extends AnyCall>(call: C, handler: HandlerOf<C>): void;
  add(call: AnyCall, handler: AnyHandler): void {
    this.#add(call, handler);
  }

  #add(call: AnyCall, handler: AnyHandler): void {
    const queryOf = queryCheckerOf(call.query);
    const bodyOf = checkerOf(call.body);
    const { perMinute, bodyBytes, msg } = call;
    // Fail at the start if a refusal has no text, not when somebody is refused.
    for (const code of call.refusals) this.#app.refusals.of(code);
    this.#app.route({
      method: call.method,
      url: call.path,
      schema: describeCall(call),
      ...(perMinute !== undefined && { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }),
      ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
      // Commands answer with a few hundred bytes; only lists are worth compressing.
      ...(call.idempotencyKey !== 'none' && { compress: false as const }),
      ...(call.access === 'operator' && { onRequest: this.#operatorsOnly(call) }),
      handler: async (request, reply) => {
        await this.#loopTurn.end();
        const commandId = commandIdOf(call, request);
        const passed = await this.#gate(call, request, commandId);
        if (passed instanceof CallRefused) throw new Refused(passed);
        const language = languageOf(request.headers);
        const data = await handler({
          query: queryOf(request.query),
          body: bodyOf(request.body ?? {}),
          language,
          playerId: request.playerId,
          commandId,
          operator: passed?.operator ?? NOBODY,
          token: passed?.token ?? headerOf(request, 'token'),
          after: headerOf(request, 'after'),
          caller: callerIn(request, reply),
        });
        if (data instanceof CallRefused) throw new Refused(data);
        if (data instanceof FileAnswer)
          return reply
            .type(data.type)
            .header('content-disposition', `attachment; filename="${data.name}"`)
            .send(data.body);
        const sysTime = this.#tools.clock();
        return msg === undefined
          ? { code: 200, data, sysTime }
          : { code: 200, msg: inLanguage(msg, language), data, sysTime };
      },
    });
  }

  /** Checks the operator before the body is read, so that nobody else's body is. */
  #operatorsOnly({ right }: AnyCall): onRequestAsyncHookHandler {
    return async (request) => {
      const passed = await this.#tools.operatorGate(request, right);
      if (passed instanceof CallRefused) throw new Refused(passed);
    };
  }

  /** Returns a refusal if all nodes together got too many calls that protect accounts. */
  async #crowdedNodes(
    { perMinute, overNodes }: AnyCall,
    request: FastifyRequest,
  ): Promise<CallRefused | undefined> {
    if (!overNodes || perMinute === undefined) return undefined;
    const wait = await this.#tools.overNodes?.(request, perMinute);
    return wait === undefined
      ? undefined
      : new CallRefused('too-many-requests', { retryAfter: Math.ceil(wait / 1_000) });
  }

  /** @returns the operator, if the call is for operators */
  async #gate(
    call: AnyCall,
    request: FastifyRequest,
    commandId: string,
  ): Promise<CallRefused | Operated | undefined> {
    const crowded = await this.#crowdedNodes(call, request);
    if (crowded !== undefined) return crowded;
    const unnamed =
      call.idempotencyKey !== 'none' && commandId === '' ? new CallRefused('key-malformed') : undefined;
    if (call.access === 'operator') {
      const passed = await this.#tools.operatorGate(request, call.right);
      return passed instanceof CallRefused ? passed : (unnamed ?? passed);
    }
    if (call.access === 'player') {
      const token = headerOf(request, 'token');
      if (token === '') return new CallRefused('not-logged-in');
      const state = await this.#tools.tokenState(token);
      if (state.kind !== 'valid')
        return new CallRefused(state.kind === 'ended' ? 'token-ended' : 'token-unknown');
      request.playerId = state.subject;
      this.#tools.onPlayer(state.subject);
    }
    return unnamed;
  }
}

/** Returns the command id: the caller's key, or a new one without it; empty for a malformed key and for no command. */
function commandIdOf({ idempotencyKey }: AnyCall, request: FastifyRequest): string {
  if (idempotencyKey === 'none') return '';
  const key = headerOf(request, 'idempotency-key');
  if (key === '') return randomUUID();
  return KEY.test(key) ? key : '';
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

declare module 'fastify' {
  interface FastifyRequest {
    playerId: string;
  }
}
