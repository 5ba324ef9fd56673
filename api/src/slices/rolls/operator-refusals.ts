import type { Text } from '@skins/engine/catalogue';
import type {
  CancelRoomRejection,
  CreateRoomRejection,
  IssuePasswordsRejection,
  PublishRoomRejection,
} from '@skins/engine/rolls';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Outcome } from '../../foundation/runtime/index.ts';

type Rejection = CreateRoomRejection | IssuePasswordsRejection | PublishRoomRejection | CancelRoomRejection;

export function refused(outcome: Exclude<Outcome<Rejection, unknown>, { readonly kind: 'done' }>) {
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
  'image-elsewhere': text(
    '图片须为本店的绝对路径',
    'a picture is an absolute path of the shop itself',
    'картинка — абсолютный путь на самом сайте',
    'ảnh phải là đường dẫn tuyệt đối của chính cửa hàng',
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
