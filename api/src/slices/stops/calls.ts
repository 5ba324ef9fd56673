import * as engine from '@skins/engine/stops';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { OperatorsDesk } from '../operators/desk.ts';
import type * as contract from './contract.ts';
import { gamesAsPlayed } from './game-states.ts';
import { newProposalId, orderAbout } from './stop-desk.ts';

const ENDS = {
  'may-not': 'may-not',
  'unknown-proposal': 'resume-unknown',
  'proposal-ended': 'resume-ended',
  'proposal-expired': 'resume-expired',
  'proposal-stale': 'resume-stale',
  'own-proposal': 'resume-own',
  'on-probation': 'resume-on-probation',
} as const;

export const calls = ({ game, desks: { operators } }: Shop<{ readonly operators: OperatorsDesk }>) =>
  ({
    games: () =>
      gamesAsPlayed(game).map(({ game: name, state, stop }) => ({
        game: name,
        state,
        reason: stop?.reason ?? null,
        since: stop?.since ?? null,
      })),

    stopGame: async ({ operator, body }) => {
      const stopped = await orderAbout(game, engine.stopGame, operator.operatorId, body);
      if (stopped.kind === 'done') return { stopped: stopped.reply.stopped > 0 };
      return new CallRefused(stopped.rejection.code);
    },

    proposeResume: async ({ operator, body }) => {
      const input = { proposalId: newProposalId(), game: body.game };
      const proposed = await orderAbout(game, engine.proposeResume, operator.operatorId, input);
      if (proposed.kind === 'done') return proposed.reply;
      const { code } = proposed.rejection;
      if (code === 'proposed-already' || code === 'proposal-known') return new CallRefused('resume-proposed');
      return new CallRefused(code);
    },

    approveResume: async ({ operator, token, body, caller }) => {
      const { game: name, proposalId } = body;
      const fault = await operators.reauthentication.fault({ operator, token, body, caller });
      if (fault !== undefined) return fault;
      const input = { proposalId, game: name, ...commentOf(body) };
      const approved = await orderAbout(game, engine.approveResume, operator.operatorId, input);
      if (approved.kind === 'done') return null;
      return new CallRefused(ENDS[approved.rejection.code]);
    },

    dropResume: async ({ operator, body }) => {
      const dropped = await orderAbout(game, engine.dropResume, operator.operatorId, {
        proposalId: body.proposalId,
        ...commentOf(body),
      });
      if (dropped.kind === 'done') return null;
      return new CallRefused(ENDS[dropped.rejection.code]);
    },
  }) satisfies Handlers<typeof contract>;
