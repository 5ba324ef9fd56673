import type { JoinRoomRejection } from '@skins/engine/rolls';
import { refusal, refusalWith } from '../../foundation/contract/refusal.ts';
import type { refusals as operators } from '../operators/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';
import { Missing } from './missing.ts';

/** Missing conditions in the caller's terms: with the room, the days and the link to share. */
interface MissingRejection {
  readonly code: 'conditions-missing';
  readonly missing: Missing;
}
type Told = Exclude<JoinRoomRejection, { readonly code: 'conditions-missing' }> | MissingRejection;

type Own = Omit<RefusalsOf<typeof contract, Told>, keyof typeof operators>;

/** The slice's refusals, as the API returns them; 615 is a code of spec 8.2. */
export const refusals = {
  'conditions-missing': refusalWith(
    403,
    615,
    {
      zh: '参与条件未完成',
      en: 'The conditions of this room are not met yet',
      ru: 'Условия участия ещё не выполнены',
      vi: 'Chưa hoàn thành điều kiện tham gia',
    },
    Missing,
    ({ missing }: MissingRejection) => missing,
  ),
  'room-unknown': refusal(404, 950, {
    zh: '没有这个房间',
    en: 'There is no such room',
    ru: 'Такой комнаты нет',
    vi: 'Không có phòng này',
  }),
  'room-closed': refusal(409, 951, {
    zh: '房间已截止，未能加入',
    en: 'The room has closed: you are not in',
    ru: 'Комната закрыта: вы не участвуете',
    vi: 'Phòng đã đóng: bạn chưa tham gia',
  }),
  'already-joined': refusal(409, 952, {
    zh: '您已加入该房间',
    en: 'You are in this room already',
    ru: 'Вы уже участвуете в этой комнате',
    vi: 'Bạn đã tham gia phòng này',
  }),
  'own-room': refusal(403, 953, {
    zh: '不能加入自己的房间',
    en: 'You cannot join a room of your own',
    ru: 'Нельзя участвовать в своей комнате',
    vi: 'Không thể tham gia phòng của chính mình',
  }),
  'password-missing': refusal(403, 954, {
    zh: '请输入房间密码',
    en: 'Enter the room’s password',
    ru: 'Введите пароль комнаты',
    vi: 'Hãy nhập mật khẩu phòng',
  }),
  'password-wrong': refusal(403, 955, {
    zh: '房间密码错误',
    en: 'This is not the password of the room',
    ru: 'Неверный пароль комнаты',
    vi: 'Sai mật khẩu phòng',
  }),
  'password-used': refusal(409, 956, {
    zh: '该密码已被使用',
    en: 'This password was used before',
    ru: 'Этот пароль уже использован',
    vi: 'Mật khẩu này đã được dùng',
  }),
  'password-guessed': refusal(429, 1040, {
    zh: '房间密码尝试次数过多，请在 {detail}后再试',
    en: 'Too many wrong passwords for this room: please try again in {detail}',
    ru: 'Слишком много неверных паролей этой комнаты: повторите через {detail}',
    vi: 'Nhập sai mật khẩu phòng này quá nhiều lần: vui lòng thử lại sau {detail}',
  }),
  'device-held': refusal(403, 962, {
    zh: '此设备的另一个账号已自我排除、正在休息或被停用',
    en: 'Another account of this device is excluded, on a break or suspended',
    ru: 'Другой аккаунт этого устройства исключён, на перерыве или приостановлен',
    vi: 'Tài khoản khác của thiết bị này đang tự loại trừ, tạm nghỉ hoặc bị đình chỉ',
  }),
  'device-used': refusal(409, 961, {
    zh: '该房间每台设备只能有一个账号加入，此设备的另一个账号已加入',
    en: 'This room allows one account per device, and another account of this device is in',
    ru: 'В эту комнату с одного устройства входит один аккаунт, и другой аккаунт этого устройства уже вошёл',
    vi: 'Phòng này mỗi thiết bị chỉ nhận một tài khoản, và tài khoản khác của thiết bị này đã vào',
  }),
  'not-in-room': refusal(404, 957, {
    zh: '您不在该房间，或名单尚未冻结',
    en: 'You are not in this room, or its list is not frozen yet',
    ru: 'Вы не участвуете, или список ещё не заморожен',
    vi: 'Bạn không ở phòng này, hoặc danh sách chưa đóng băng',
  }),
  'room-refused': refusal(409, 960, {
    zh: '不能执行：{detail}',
    en: 'Not done: {detail}',
    ru: 'Не выполнено: {detail}',
    vi: 'Không thực hiện: {detail}',
  }),
} satisfies Own;
