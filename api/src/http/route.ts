import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Call, Manner } from '../contract/index.ts';
import type { TokenState } from '../accounts/index.ts';
import { KEY, describeCall } from './description.ts';
import { type Language, languageOf } from './language.ts';
import { CallRefused, Refused } from './call-refused.ts';
import { checkerOf, queryCheckerOf } from './validation.ts';

/** What a handler is given of any request. */
interface Given<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly language: Language;
  readonly token: string;
}
interface OfPlayer {
  readonly playerId: string;
}
interface OfCommand {
  /** the caller's Idempotency-Key, or an id made here where none is needed */
  readonly commandId: string;
}
interface OfWaiting {
  /** the position in the header `after`, which the list waits for briefly; empty when there is none */
  readonly after: string;
}

/** What belongs to a call of some manner, and nothing that does not. */
type BelongingTo<Its extends Manner> = (Its['access'] extends 'player' ? OfPlayer : unknown) &
  (Its['idempotencyKey'] extends 'none' ? unknown : OfCommand) &
  (Its['waits'] extends true ? OfWaiting : unknown);

type Handler<Request, Data> = (request: Request) => Data | CallRefused | Promise<Data | CallRefused>;

/** How often one address may make a call, when that is rarer than the general limit. */
export interface RouteLimit {
  readonly perMinute: number;
}

/** Registers calls of the contract on a server: checks, then hands over, then wraps the answer. */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #tokenState: (token: string) => TokenState;
  readonly #onPlayer: (playerId: string) => void;

  constructor(
    app: FastifyInstance,
    tokenState: (token: string) => TokenState,
    onPlayer: (playerId: string) => void,
  ) {
    this.#app = app;
    this.#tokenState = tokenState;
    this.#onPlayer = onPlayer;
  }

  add<Query extends TSchema, Body extends TSchema, Data extends TSchema, Its extends Manner>(
    call: Call<Query, Body, Data, Its>,
    handler: Handler<Given<Static<Query>, Static<Body>> & BelongingTo<Its>, Static<Data>>,
    limit?: RouteLimit,
  ): void;
  add(
    call: Call<TSchema, TSchema, TSchema>,
    handler: Handler<Given<unknown, unknown> & OfPlayer & OfCommand & OfWaiting, unknown>,
    limit?: RouteLimit,
  ): void {
    const queryOf = queryCheckerOf(call.query);
    const bodyOf = checkerOf(call.body);
    this.#app.route({
      method: call.method,
      url: call.path,
      schema: describeCall(call),
      ...(limit && { config: { rateLimit: { max: limit.perMinute, timeWindow: 60_000 } } }),
      // Commands answer in a few hundred bytes; only lists are worth compressing.
      ...(call.idempotencyKey !== 'none' && { compress: false as const }),
      handler: async (request) => {
        const commandId = commandIdOf(call, request);
        const refusal = this.#gate(call, request, commandId);
        if (refusal !== undefined) throw new Refused(refusal);
        const data = await handler({
          query: queryOf(request.query),
          body: bodyOf(request.body ?? {}),
          language: languageOf(request.headers),
          playerId: request.playerId,
          commandId,
          token: headerOf(request, 'token'),
          after: headerOf(request, 'after'),
        });
        if (data instanceof CallRefused) throw new Refused(data);
        return { code: 200, data, sysTime: Date.now() };
      },
    });
  }

  #gate(
    call: Call<TSchema, TSchema, TSchema>,
    request: FastifyRequest,
    commandId: string,
  ): CallRefused | undefined {
    if (call.access === 'player') {
      const token = headerOf(request, 'token');
      if (token === '') return new CallRefused('not-logged-in');
      const state = this.#tokenState(token);
      if (state.kind !== 'valid')
        return new CallRefused(state.kind === 'ended' ? 'token-ended' : 'token-unknown');
      request.playerId = state.subject;
      this.#onPlayer(state.subject);
    }
    return call.idempotencyKey !== 'none' && commandId === ''
      ? new CallRefused('no-idempotency-key')
      : undefined;
  }
}

/** The command's id: the caller's well-formed key, or one made here where none is needed; empty for no command. */
function commandIdOf({ idempotencyKey }: Call<TSchema, TSchema, TSchema>, request: FastifyRequest): string {
  if (idempotencyKey === 'none') return '';
  const key = headerOf(request, 'idempotency-key');
  if (key === '' && idempotencyKey === 'optional') return randomUUID();
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
