import { playerStream } from '@skins/engine/accounts';
import {
  type Adjustment,
  adjusted,
  approveAdjustment,
  dropAdjustment,
  proposeAdjustment,
} from '@skins/engine/adjustments';
import { type Text } from '@skins/engine/catalogue';
import { changeHashOf } from '@skins/engine/fairness';
import { type Amount, type Moment, toGems } from '@skins/engine/kernel';
import type { ApprovalRejection } from '@skins/engine/operators';
import type { BodyOf } from '../../foundation/contract/call.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { NotCounted } from './adjustment-desk.ts';
import type * as contract from './contract.ts';

const ID_DIGITS = 16;

export const calls = ({ game, desks: { adjustments, operators } }: Shop<Desks>) => {
  const asked = (playerId: string, by: string) => ({
    by,
    streams: game.streams.player,
    stream: playerStream(playerId),
    context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
  });
  return {
    adjustBalance: async ({ operator, body, commandId }) => {
      const adjustment = adjustmentIn(body);
      const outcome = await adjustments.desk
        .adjust(body.playerId, adjustment, operator.operatorId, commandId)
        .catch(whenUncounted);
      if (outcome.kind === 'uncounted') return new CallRefused('adjustments-uncounted');
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      if (outcome.kind === 'done')
        return { balance: toGems(outcome.reply.balance), position: outcome.position };
      const { rejection } = outcome;
      if (rejection.code === 'above-ceiling')
        return new CallRefused(rejection.code, { detail: inGems(rejection.perAct) });
      if (rejection.code === 'above-day-ceiling')
        return new CallRefused(rejection.code, { detail: inGems(rejection.left) });
      return new CallRefused(rejection.code);
    },

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
        input: { proposalId, ...adjustment },
      });
      if (outcome.kind === 'done')
        return { balance: toGems(outcome.reply.balance), position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      return new CallRefused(code === 'insufficient-gems' ? code : APPROVAL_CODES[code]);
    },

    dropAdjustment: async ({ operator, body: { proposalId }, commandId }) => {
      const proposed = adjustments.proposed.find(proposalId);
      if (proposed === undefined) return new CallRefused('adjustment-unknown');
      const outcome = await game.act(dropAdjustment, {
        ...asked(proposed.playerId, operator.operatorId),
        commandId,
        input: { proposalId },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(APPROVAL_CODES[outcome.rejection.code]);
    },
  } satisfies Handlers<typeof contract>;
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

const adjustmentIn = ({ way, gems, reason }: BodyOf<typeof contract.adjustBalance>): Adjustment => ({
  way,
  amount: amountOf(gems),
  reason,
});

function inGems(amount: Amount): Text {
  const said = String(toGems(amount));
  return { zh: said, en: said, ru: said, vi: said };
}

function whenUncounted(error: unknown): { readonly kind: 'uncounted' } {
  if (error instanceof NotCounted) return { kind: 'uncounted' };
  throw error;
}
