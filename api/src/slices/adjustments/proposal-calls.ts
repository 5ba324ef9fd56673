import { playerStream } from '@skins/engine/accounts';
import {
  type Adjustment,
  adjusted,
  approveAdjustment,
  dropAdjustment,
  proposeAdjustment,
} from '@skins/engine/adjustments';
import { changeHashOf } from '@skins/engine/fairness';
import { type Moment, toGems } from '@skins/engine/kernel';
import type { ApprovalRejection } from '@skins/engine/operators';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { adjustmentIn } from './adjustment-in.ts';

const ID_DIGITS = 16;

/** Adjustments that a second operator approves. */
export const proposalCalls = ({
  game,
  desks: { adjustments, operators },
}: Pick<Shop<Desks>, 'game' | 'desks'>) => {
  const asked = (playerId: string, by: string) => ({
    by,
    streams: game.streams.player,
    stream: playerStream(playerId),
    context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
  });
  return {
    proposeAdjustment: async ({ operator, body, commandId }) => {
      const { playerId } = body;
      const adjustment = adjustmentIn(body);
      // Out of the command's id, so that what is asked twice is one proposal.
      const proposalId = nativeSha256(`${operator.operatorId}/${playerId}/${commandId}`).slice(0, ID_DIGITS);
      // What it says first: a proposal in the log that nobody can read could not be approved.
      const said = { proposalId, playerId, created: game.clock(), author: operator.operatorId };
      adjustments.proposed.add({ ...said, ...adjustment });
      const outcome = await game.act(proposeAdjustment, {
        ...asked(playerId, operator.operatorId),
        commandId,
        input: { proposalId, ...adjustment },
      });
      if (outcome.kind === 'done') return { proposalId, position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      if (code !== 'proposal-known') adjustments.proposed.remove(proposalId);
      return code === 'proposed-already' || code === 'proposal-known'
        ? new CallRefused('adjustment-proposed')
        : new CallRefused(code);
    },

    approveAdjustment: async (proving) => {
      const { operator, body, commandId } = proving;
      const { proposalId, hash } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const proposed = adjustments.proposed.find(proposalId);
      if (proposed === undefined) return new CallRefused('adjustment-unknown');
      const { playerId, way, amount, reason } = proposed;
      const adjustment: Adjustment = { way, amount, reason };
      if (changeHashOf([adjusted(adjustment, true)]) !== hash) return new CallRefused('adjustment-stale');
      const outcome = await game.act(approveAdjustment, {
        ...asked(playerId, operator.operatorId),
        commandId,
        input: { proposalId, ...adjustment, ...commentOf(body) },
      });
      if (outcome.kind === 'done')
        return { balance: toGems(outcome.reply.balance), position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      return new CallRefused(code === 'insufficient-gems' ? code : APPROVAL_CODES[code]);
    },

    dropAdjustment: async ({ operator, body, commandId }) => {
      const { proposalId } = body;
      const proposed = adjustments.proposed.find(proposalId);
      if (proposed === undefined) return new CallRefused('adjustment-unknown');
      const outcome = await game.act(dropAdjustment, {
        ...asked(proposed.playerId, operator.operatorId),
        commandId,
        input: { proposalId, ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(APPROVAL_CODES[outcome.rejection.code]);
    },
  } satisfies Pick<Handlers<typeof contract>, 'proposeAdjustment' | 'approveAdjustment' | 'dropAdjustment'>;
};

/** What an approval meets, as this slice's calls say it. */
const APPROVAL_CODES = {
  'may-not': 'may-not',
  'unknown-proposal': 'adjustment-unknown',
  'proposal-ended': 'adjustment-ended',
  'proposal-expired': 'adjustment-expired',
  'proposal-stale': 'adjustment-stale',
  'own-proposal': 'adjustment-own',
  'on-probation': 'adjustment-on-probation',
} as const satisfies Readonly<Record<ApprovalRejection['code'], string>>;
