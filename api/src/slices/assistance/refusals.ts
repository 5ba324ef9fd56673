import type { GiveAssistRejection } from '@skins/engine/assistance';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'assist-not-asked': refusal(404, 945, {
    zh: '该房间不需要助力，或已结束',
    en: 'This room asks for no help, or is over',
    ru: 'Этой комнате помощь не нужна, или она закрыта',
    vi: 'Phòng này không cần trợ giúp hoặc đã kết thúc',
  }),
  'assist-unknown': refusal(404, 946, {
    zh: '分享链接无效',
    en: 'This share link is not valid',
    ru: 'Ссылка недействительна',
    vi: 'Liên kết chia sẻ không hợp lệ',
  }),
  'assist-self': refusal(403, 947, {
    zh: '不能为自己助力',
    en: 'You cannot help yourself',
    ru: 'Нельзя помочь самому себе',
    vi: 'Không thể tự trợ giúp mình',
  }),
  'assist-given': refusal(409, 948, {
    zh: '您已在该房间助力过',
    en: 'You have helped in this room already',
    ru: 'Вы уже помогли в этой комнате',
    vi: 'Bạn đã trợ giúp trong phòng này',
  }),
  'assist-device': refusal(409, 949, {
    zh: '该设备已在该房间助力过',
    en: 'This device has helped in this room already',
    ru: 'С этого устройства в этой комнате уже помогли',
    vi: 'Thiết bị này đã trợ giúp trong phòng này',
  }),
} satisfies Omit<RefusalsOf<typeof contract, GiveAssistRejection>, keyof typeof standing>;
