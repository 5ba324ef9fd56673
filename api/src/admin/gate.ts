import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallRefused, type Language, answerRefused, languageOf } from '../http/index.ts';
import type { Operator, OperatorSessions } from '../operators/index.ts';

const BEARER = /^Bearer ([A-Za-z0-9_-]+)$/;

/** The operator who asks, and in which language. */
export interface Caller {
  readonly operator: Operator;
  readonly language: Language;
  readonly token: string;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Lets only operators pass: a hook in front of every call of theirs. */
export const operatorGate =
  (sessions: OperatorSessions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    void reply.header('access-control-expose-headers', 'Content-Range, Next-Page');
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return answerRefused(new CallRefused('not-logged-in'), request, reply);
    const state = sessions.check(token);
    if (state.kind !== 'valid')
      return answerRefused(
        new CallRefused(state.kind === 'ended' ? 'token-ended' : 'token-unknown'),
        request,
        reply,
      );
    callers.set(request, { operator: state.operator, language: languageOf(request.headers), token });
    return undefined;
  };

/** The operator who asks; undefined before the gate. */
export const callerIfAny = (request: FastifyRequest): Caller | undefined => callers.get(request);

/** @throws when the request did not pass the gate */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (caller === undefined)
    throw new TypeError('a call of the operators is registered outside of their gate');
  return caller;
}
