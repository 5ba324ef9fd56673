import { playerStream } from '@skins/engine/accounts';
import { dropAdjustment } from '@skins/engine/adjustments';
import { type Moment, toGems } from '@skins/engine/kernel';
import type { ApprovalRejection } from '@skins/engine/operators';
import { approvePromotion, proposePromotion } from '@skins/engine/promotion';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { shareAtOf, sharesById } from './share-at.ts';

const ID_DIGITS = 16;

/** Held shares, about which two operators decide. */
export const proposalCalls = ({
  game,
  readModels,
  desks: { operators },
}: Pick<Shop<Desks>, 'game' | 'readModels' | 'desks'>) => {
  const find = sharesById(readModels);
  const asked = (playerId: string, by: string) => ({
    by,
    streams: game.streams.player,
    stream: playerStream(playerId),
    context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
  });
  return {
    proposePromotion: async ({ operator: { operatorId }, body: { shareId, verdict }, commandId }) => {
      const share = find(shareId);
      if (share === undefined) return new CallRefused('share-unknown');
      // From the command's id, so that a repeated request is one proposal.
      const proposalId = nativeSha256(`${operatorId}/${shareId}/${commandId}`).slice(0, ID_DIGITS);
      const outcome = await game.act(proposePromotion, {
        ...asked(share.inviter, operatorId),
        commandId,
        input: { proposalId, verdict, ...shareAtOf(share) },
      });
      if (outcome.kind === 'done') return { proposalId, position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      return new CallRefused(
        code === 'proposed-already' || code === 'proposal-known' ? 'share-proposed' : code,
      );
    },

    approvePromotion: async (proving) => {
      const { operator, body, commandId } = proving;
      const { shareId, proposalId, verdict } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const share = find(shareId);
      if (share === undefined) return new CallRefused('share-unknown');
      const outcome = await game.act(approvePromotion, {
        ...asked(share.inviter, operator.operatorId),
        commandId,
        input: { proposalId, verdict, ...shareAtOf(share), ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { gems: toGems(outcome.reply.paid), position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      return new CallRefused(code === 'share-not-held' ? code : APPROVAL_CODES[code]);
    },

    dropPromotion: async ({ operator, body, commandId }) => {
      const { shareId, proposalId } = body;
      const share = find(shareId);
      if (share === undefined) return new CallRefused('share-unknown');
      const outcome = await game.act(dropAdjustment, {
        ...asked(share.inviter, operator.operatorId),
        commandId,
        input: { proposalId, ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(APPROVAL_CODES[outcome.rejection.code]);
    },
  } satisfies Pick<Handlers<typeof contract>, 'proposePromotion' | 'approvePromotion' | 'dropPromotion'>;
};

/** What an approval meets, as this slice's calls say it. */
const APPROVAL_CODES = {
  'may-not': 'may-not',
  'unknown-proposal': 'share-proposal-unknown',
  'proposal-ended': 'share-proposal-ended',
  'proposal-expired': 'share-proposal-expired',
  'proposal-stale': 'share-proposal-stale',
  'own-proposal': 'share-proposal-own',
  'on-probation': 'on-probation',
} as const satisfies Readonly<Record<ApprovalRejection['code'], string>>;
