import type { Text } from '@skins/engine/catalogue';
import type { Moment } from '@skins/engine/kernel';
import {
  type CancelRoomRejection,
  type Condition,
  type CreateRoomRejection,
  type IssuePasswordsRejection,
  type PublishRoomRejection,
  ROLL_TERMS,
  cancelRoom,
  createRoom,
  issuePasswords,
  publishRoom,
  roomBegun,
  roomStream,
} from '@skins/engine/rolls';
import { amountOf } from '../../foundation/contract/gems.ts';
import type { BodyOf } from '../../foundation/contract/call.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Outcome } from '../../foundation/runtime/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { committedSeed } from './house-seed.ts';

const ROOM_DIGITS = 12;
const PROPOSAL_DIGITS = 16;

type OperatorCalls = Pick<
  Handlers<typeof contract>,
  'createRoomOf' | 'issuePasswordsOf' | 'publishRoomOf' | 'cancelRoomOf'
>;

/** What operators decide about rooms: everything but who wins. */
export const operatorCalls = ({ game, desks }: Shop<Desks>): OperatorCalls => {
  const { operators } = desks;
  const { desk: rolls } = desks.rolls;
  const asked = (id: string, by: string) => ({
    by,
    streams: game.streams.roll,
    stream: roomStream(id),
    context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
  });
  return {
    createRoomOf: async ({ operator: { operatorId }, body, commandId }) => {
      // Out of the command's id, so that what is asked twice is one room.
      const name = nativeSha256(`${operatorId}/room/${commandId}`);
      const id = name.slice(0, ROOM_DIGITS);
      const chain = await rolls.chain();
      const password = body.password === undefined ? null : rolls.passOf(id, body.password);
      const outcome = await game.act(createRoom, {
        ...asked(id, operatorId),
        commandId,
        input: {
          roomId: id,
          proposalId: name.slice(-PROPOSAL_DIGITS),
          kind: body.type === 1 ? 'streamer' : 'official',
          host: body.host ?? null,
          name: body.name,
          description: body.description,
          image: body.image,
          skinIds: body.skinIds,
          conditions: body.conditions.map(conditionOf),
          door: body.door,
          password,
          closesAt: body.closesAt,
          oneADevice: body.oneADevice ?? body.conditions.length === 0,
        },
        context: (moment) => ({
          ...moment,
          by: operatorId,
          register: game.operators().register,
          hash: nativeSha256,
          terms: game.rulesAt(ROLL_TERMS, moment.time),
          priceOf: (skinId) => game.catalogueAt(moment.time).skins.get(skinId)?.price,
          chain,
          houseSeed: (roomId) => committedSeed(game, roomId),
        }),
      });
      if (outcome.kind !== 'done') return refused(outcome);
      return { id, proposalId: outcome.reply.proposalId, position: outcome.position };
    },

    issuePasswordsOf: async ({ operator: { operatorId }, body: { id, count }, commandId }) => {
      const passwords = rolls.issued(id, commandId, count);
      const hashes = passwords.map((password) => rolls.passOf(id, password));
      const outcome = await game.act(issuePasswords, {
        ...asked(id, operatorId),
        commandId,
        input: { hashes },
      });
      return outcome.kind === 'done' ? { passwords, position: outcome.position } : refused(outcome);
    },

    publishRoomOf: async (proving) => {
      const { operator, body, commandId } = proving;
      const { id, proposalId } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const outcome = await game.act(publishRoom, {
        ...asked(id, operator.operatorId),
        commandId,
        input: { proposalId, created: roomBegun(id) },
      });
      return outcome.kind === 'done' ? { position: outcome.position } : refused(outcome);
    },

    cancelRoomOf: async ({ operator: { operatorId }, body: { id, reason }, commandId }) => {
      if ((await rolls.read(id)).room.created === undefined) return new CallRefused('room-unknown');
      // Who asked before has an answer before the room is taken back.
      await rolls.take(id);
      const outcome = await game.act(cancelRoom, { ...asked(id, operatorId), commandId, input: { reason } });
      return outcome.kind === 'done' ? { position: outcome.position } : refused(outcome);
    },
  };
};

type Asked = BodyOf<typeof contract.createRoomOf>['conditions'][number];

const conditionOf = (asked: Asked): Condition =>
  asked.kind === 'paid-in' ? { ...asked, amount: amountOf(asked.amount) } : asked;

type Rejection = CreateRoomRejection | IssuePasswordsRejection | PublishRoomRejection | CancelRoomRejection;

function refused(outcome: Exclude<Outcome<Rejection, unknown>, { readonly kind: 'done' }>) {
  if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
  const { rejection } = outcome;
  if (rejection.code === 'may-not') return new CallRefused('may-not');
  const detail = DETAILS[rejection.code];
  return new CallRefused('room-refused', {
    detail: 'skinId' in rejection ? withName(detail, rejection.skinId) : detail,
  });
}

const withName = ({ zh, en, ru, vi }: Text, name: string): Text =>
  text(`${zh}：${name}`, `${en}: ${name}`, `${ru}: ${name}`, `${vi}: ${name}`);

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

/** Why nothing was done, in words. */
const DETAILS: Readonly<Record<Exclude<Rejection['code'], 'may-not'>, Text>> = {
  'room-known': text('房间已存在', 'there is such a room', 'комната уже есть', 'phòng đã có'),
  'rooms-stopped': text(
    '规则暂不允许新建房间',
    'the rules allow no new rooms now',
    'правила пока не позволяют',
    'quy tắc đang không cho phép',
  ),
  'host-misplaced': text(
    '主播房须有主播，官方房没有',
    'a streamer’s room has a host, an official one has none',
    'у комнаты стримера есть ведущий, у официальной нет',
    'phòng streamer cần chủ phòng, phòng chính thức thì không',
  ),
  'password-misplaced': text(
    '密码与加入方式不符',
    'the password does not go with the door',
    'пароль не соответствует входу',
    'mật khẩu không khớp cách vào',
  ),
  'closes-out-of-range': text(
    '截止时间不在规则允许的范围内',
    'it closes too early, or too late',
    'время закрытия вне допустимого',
    'thời điểm đóng ngoài khoảng cho phép',
  ),
  'unknown-skin': text(
    '目录里没有某件奖品',
    'a prize is not in the catalogue',
    'приза нет в каталоге',
    'có phần thưởng không trong danh mục',
  ),
  'over-ceiling': text(
    '奖品总值超过上限',
    'the prizes are worth more than the rules allow',
    'призы дороже допустимого',
    'tổng giá trị vượt mức cho phép',
  ),
  'no-passwords': text(
    '该房间不用一次性密码，或已截止',
    'the room takes no one-time passwords, or has closed',
    'комната не принимает одноразовых паролей или закрыта',
    'phòng không dùng mật khẩu một lần, hoặc đã đóng',
  ),
  'too-many-passwords': text('密码太多', 'too many passwords', 'слишком много паролей', 'quá nhiều mật khẩu'),
  'room-over': text(
    '房间已截止或已撤回',
    'the room has closed, or was taken back',
    'комната закрыта или отозвана',
    'phòng đã đóng hoặc đã thu hồi',
  ),
  'unknown-proposal': text(
    '没有这项提议',
    'no such proposal',
    'такого предложения нет',
    'không có đề xuất này',
  ),
  'proposal-ended': text('提议已处理', 'it was decided already', 'уже решено', 'đã được xử lý'),
  'proposal-expired': text('提议已过期', 'it is too old', 'устарело', 'đã quá hạn'),
  'proposal-stale': text(
    '与您看到的不一致',
    'this is not what was proposed',
    'это не то, что предложено',
    'không đúng điều đã đề xuất',
  ),
  'own-proposal': text(
    '不能发布自己创建的房间',
    'whoever made it may not publish it',
    'автор не может опубликовать',
    'người tạo không được tự phát hành',
  ),
  'on-probation': text(
    '任此角色未满一天',
    'in this role for less than a day',
    'в роли меньше суток',
    'giữ vai trò chưa đủ một ngày',
  ),
};
