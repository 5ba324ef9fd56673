import { type Right, mayDo } from '@skins/engine/kernel';
import type { FastifyRequest } from 'fastify';
import { CallRefused } from '../http/call-refused.ts';
import { type Language, languageOf } from '../http/language.ts';
import type { Operator, OperatorState } from '../http/operator.ts';

const BEARER = /^Bearer ([A-Za-z0-9_-]+)$/;

/** The operator who makes a request, and their language. */
export interface Caller {
  readonly operator: Operator;
  readonly language: Language;
  readonly token: string;
  readonly address: string;
  readonly requestId: string;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Admits only operators who have the right that a call needs. */
export type OperatorGate = (
  request: FastifyRequest,
  right: Right | undefined,
) => Promise<Caller | CallRefused>;

interface OperatorTokens {
  readonly check: (token: string) => Promise<OperatorState>;
}

/** @returns the gate in front of every call of the operators */
export const operatorGate =
  (tokens: OperatorTokens): OperatorGate =>
  async (request, right) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return new CallRefused('not-logged-in');
    const state = await tokens.check(token);
    if (state.kind !== 'valid')
      return new CallRefused(state.kind === 'ended' ? 'token-ended' : 'token-unknown');
    const { operator, mustEnrol } = state;
    const { ip: address, id: requestId } = request;
    const caller = { operator, language: languageOf(request.headers), token, address, requestId };
    callers.set(request, caller);
    if (right === undefined) return caller;
    if (mustEnrol) return new CallRefused('second-factor-needed');
    return mayDo(operator.role, right) ? caller : new CallRefused('may-not');
  };

/** Returns the operator who makes the request; undefined before the gate. */
export const callerIfAny = (request: FastifyRequest): Caller | undefined => callers.get(request);

/** Returns the operator who makes the request. @throws when the request did not pass the gate */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (caller === undefined)
    throw new TypeError('a call of the operators is registered outside of their gate');
  return caller;
}
