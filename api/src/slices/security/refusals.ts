import type { FastifyRequest } from 'fastify';
import { callerIfAny } from '../../foundation/admin/gate.ts';
import type { SecurityTrail } from './trail.ts';

/** Refusals that are noted elsewhere with more detail, or that only ask for a proof. */
const TOLD_ELSEWHERE = new Set(['operator-login-wrong', 'too-many-guesses', 'proof-needed']);

/** Writes security-relevant refusals to the trail: those of operators, and exceeded limits. */
export function noteRefused(trail: SecurityTrail, code: string, request: FastifyRequest): void {
  if (TOLD_ELSEWHERE.has(code)) return;
  const route = request.routeOptions.url ?? '';
  const call = `${request.method} ${route}`;
  const from = { address: request.ip, requestId: request.id };
  if (code === 'too-many-requests') trail.note({ kind: 'rate-limited', ...from, name: '', what: call });
  else if (code === 'too-much-for-nothing')
    trail.note({ kind: 'growth-limited', ...from, name: request.playerId, what: call });
  else if (route.startsWith('/admin/api/'))
    trail.note({
      kind: 'operator-refused',
      ...from,
      name: callerIfAny(request)?.operator.name ?? '',
      what: `${code} ${call}`,
    });
}
