import type { Text } from '@skins/engine/catalogue';
import { approveRelease, dropRelease, proposeRelease } from '@skins/engine/retrievals';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { WHY } from './withdrawal-refusals.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';
import { askedBy } from './asked-by.ts';

const ID_DIGITS = 16;

type ReleaseCalls = Pick<
  Handlers<typeof contract>,
  | 'proposeReleaseOf'
  | 'approveReleaseOf'
  | 'dropReleaseOf'
  | 'rejectRetrieval'
  | 'recallRetrievalOf'
  | 'retryRetrieval'
  | 'reconcileDeliveries'
>;

/** Operators' calls about retrievals. */
export const releaseCalls = (shop: Shop<Desks>): ReleaseCalls => {
  const { game } = shop;
  const { operators } = shop.desks;
  const asked = askedBy(game);
  return {
    ...withdrawalCalls(shop),

    proposeReleaseOf: async ({ operator: { operatorId }, body: { id, itemId }, commandId }) => {
      // Derived from the command id, so that a retry is the same proposal.
      const proposalId = nativeSha256(`${operatorId}/${id}/${commandId}`).slice(0, ID_DIGITS);
      const input = { proposalId, itemId };
      const outcome = await game.act(proposeRelease, { ...asked(id, operatorId), commandId, input });
      if (outcome.kind === 'done') return { proposalId, position: outcome.position };
      return outcome.kind === 'key-reused' ? new CallRefused('key-reused') : refusedOf(outcome.rejection);
    },

    approveReleaseOf: async (proving) => {
      const { operator, body, commandId } = proving;
      const { id, itemId, proposalId } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const input = { proposalId, itemId, ...commentOf(body) };
      const outcome = await game.act(approveRelease, {
        ...asked(id, operator.operatorId),
        commandId,
        input,
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      return outcome.kind === 'key-reused' ? new CallRefused('key-reused') : refusedOf(outcome.rejection);
    },

    dropReleaseOf: async ({ operator: { operatorId }, body, commandId }) => {
      const { id, proposalId } = body;
      const outcome = await game.act(dropRelease, {
        ...asked(id, operatorId),
        commandId,
        input: { proposalId, ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      return outcome.kind === 'key-reused' ? new CallRefused('key-reused') : refusedOf(outcome.rejection);
    },
  };
};

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

/** Texts of refused proposals and approvals. */
const DETAILS = {
  'proposal-known': text('编号已用', 'its number is used', 'номер уже занят', 'mã đã dùng'),
  'proposed-already': text(
    '已在等待审批',
    'it waits for approval already',
    'уже ждёт одобрения',
    'đang chờ duyệt',
  ),
  'unknown-proposal': text(
    '没有这项提议',
    'there is no such proposal',
    'такого предложения нет',
    'không có đề xuất này',
  ),
  'proposal-ended': text(
    '提议已处理',
    'the proposal was decided already',
    'уже решено',
    'đề xuất đã được xử lý',
  ),
  'proposal-expired': text(
    '提议已过期',
    'the proposal is too old',
    'предложение устарело',
    'đề xuất đã quá hạn',
  ),
  'proposal-stale': text(
    '与您看到的不一致',
    'this is not what was proposed',
    'это не то, что предложено',
    'không đúng điều đã đề xuất',
  ),
  'own-proposal': text(
    '不能审批自己的提议',
    'whoever proposed it may not approve it',
    'автор не может одобрить',
    'người đề xuất không được tự duyệt',
  ),
  'on-probation': text(
    '任此角色未满一天',
    'in this role for less than a day',
    'в роли меньше суток',
    'giữ vai trò chưa đủ một ngày',
  ),
} as const;

type Refusing = keyof typeof DETAILS | 'may-not' | 'no-withdrawal' | 'not-waiting';

const isDetailed = (code: Refusing): code is keyof typeof DETAILS => Object.hasOwn(DETAILS, code);

function refusedOf({ code }: { readonly code: Refusing }) {
  if (isDetailed(code)) return new CallRefused('release-refused', { detail: DETAILS[code] });
  return new CallRefused(WHY[code]);
}
