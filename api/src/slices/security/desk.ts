import type { FastifyRequest } from 'fastify';
import type { Desk } from '../../shop/desk.ts';
import { noteRefused } from './refusals.ts';
import { securityEvent, securityWritten } from './table.ts';
import { SecurityTrail } from './trail.ts';

export interface SecurityDesk {
  readonly trail: SecurityTrail;
  /** Leaves a trail of a refusal that matters for security. */
  readonly noteRefused: (code: string, request: FastifyRequest) => void;
  /** Records a command of the machine; the shop cannot know who gave it. */
  readonly noteCommand: (what: string) => void;
}

export const desk: Desk<object, SecurityDesk> = {
  needs: {},
  tables: [securityEvent, securityWritten],
  open({ tables, secret, logger, clock, closing }) {
    const trail = new SecurityTrail(tables, secret, logger, clock);
    closing.defer(() => trail.write());
    return {
      desk: {
        trail,
        noteRefused: (code, request) => noteRefused(trail, code, request),
        noteCommand: (what) =>
          trail.note({ kind: 'machine-command', address: '', name: '', what, requestId: '' }),
      },
    };
  },
};
