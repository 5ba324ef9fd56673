import type { Text } from '@skins/engine/catalogue';
import { type Moment, operatorActor } from '@skins/engine/kernel';
import {
  type Withdrawal,
  approveRelease,
  dropRelease,
  proposeRelease,
  recallWithdrawal,
  rejectWithdrawal,
  withdrawalStream,
} from '@skins/engine/retrievals';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';

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

/** What operators decide about retrievals. */
export const releaseCalls = ({ game, desks: { operators, retrievals } }: Shop<Desks>): ReleaseCalls => {
  const { desk: deliveries, matching } = retrievals;
  const asked = (id: string, by: string) => ({
    by,
    streams: game.streams.withdrawal,
    stream: withdrawalStream(id),
    context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
  });
  return {
    proposeReleaseOf: async ({ operator: { operatorId }, body: { id, itemId }, commandId }) => {
      // Out of the command's id, so that what is asked twice is one proposal.
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
      const input = { proposalId, itemId };
      const outcome = await game.act(approveRelease, {
        ...asked(id, operator.operatorId),
        commandId,
        input,
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      return outcome.kind === 'key-reused' ? new CallRefused('key-reused') : refusedOf(outcome.rejection);
    },

    dropReleaseOf: async ({ operator: { operatorId }, body: { id, proposalId }, commandId }) => {
      const outcome = await game.act(dropRelease, {
        ...asked(id, operatorId),
        commandId,
        input: { proposalId },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      return outcome.kind === 'key-reused' ? new CallRefused('key-reused') : refusedOf(outcome.rejection);
    },

    rejectRetrieval: async ({ operator: { operatorId }, body: { id, itemId, reason }, commandId }) => {
      const input = { itemId, reason };
      const outcome = await game.act(rejectWithdrawal, { ...asked(id, operatorId), commandId, input });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(WHY[outcome.rejection.code]);
    },

    recallRetrievalOf: async ({ operator: { operatorId }, body: { id }, commandId }) => {
      const outcome = await game.act(recallWithdrawal, {
        ...asked(id, operatorId),
        commandId,
        input: {},
        context: ({ time }) => ({
          time,
          actor: operatorActor(operatorId),
          register: game.operators().register,
        }),
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(WHY[outcome.rejection.code]);
    },

    retryRetrieval: async ({ body: { id } }) => {
      const { withdrawal } = await deliveries.read(id);
      if (withdrawal.asked === undefined) return new CallRefused('withdrawal-unknown');
      try {
        for (const key of toldAgain(withdrawal))
          await deliveries.port({ do: 'call', key, to: '', request: {} });
        await deliveries.refresh(id);
        return null;
      } catch {
        return new CallRefused('deliveries-silent');
      }
    },

    reconcileDeliveries: async () => {
      try {
        return await matching.run();
      } catch {
        return new CallRefused('deliveries-silent');
      }
    },
  };
};

/** What the provider has not taken, as the flow tells it: it may hear everything twice. */
function toldAgain({ asked, released, recalled, offered, ended }: Withdrawal): readonly string[] {
  if (asked === undefined || ended !== undefined) return [];
  return [
    ...(offered === undefined ? [`${(released ?? asked).place}/send`] : []),
    ...(recalled === undefined ? [] : [`${recalled.place}/recall`]),
  ];
}

const WHY = {
  'may-not': 'may-not',
  'no-withdrawal': 'withdrawal-unknown',
  'not-waiting': 'withdrawal-not-waiting',
  'withdrawal-over': 'withdrawal-over',
} as const;

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

/** What proposals and their approvals meet, in words. */
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
