import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as operators } from '../operators/refusals.ts';
import type { refusals as settings } from '../settings/refusals.ts';
import type * as contract from './contract.ts';

type Own = Omit<
  RefusalsOf<typeof contract>,
  keyof typeof operators | keyof typeof settings | 'too-many-guesses'
>;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'poster-unknown': refusal(404, 1090, {
    zh: '这个推广码没有主人',
    en: 'Nobody has this promo code',
    ru: 'Такого промокода ни у кого нет',
    vi: 'Mã giới thiệu này không thuộc về ai',
  }),
  'poster-suspended': refusal(409, 1091, {
    zh: '这个邀请目前停用',
    en: 'This invitation is not in use at present',
    ru: 'Это приглашение сейчас не действует',
    vi: 'Lời mời này hiện tạm ngưng',
  }),
  'share-unknown': refusal(404, 1092, {
    zh: '没有这一份推广分成',
    en: 'There is no such share',
    ru: 'Такой доли нет',
    vi: 'Không có phần thưởng mời này',
  }),
  'share-not-held': refusal(409, 1093, {
    zh: '这一份没有暂缓，或已处理',
    en: 'This share is not held back, or was decided already',
    ru: 'Эта доля не удержана или уже решена',
    vi: 'Phần này không bị tạm giữ hoặc đã xử lý',
  }),
  'share-proposed': refusal(409, 1094, {
    zh: '同样的处理已在等待审批',
    en: 'The same decision waits for approval already',
    ru: 'Такое же решение уже ждёт одобрения',
    vi: 'Quyết định giống vậy đang chờ duyệt',
  }),
  'share-proposal-unknown': refusal(404, 1095, {
    zh: '没有这项待批处理',
    en: 'There is no such proposal',
    ru: 'Такого предложения нет',
    vi: 'Không có đề xuất này',
  }),
  'share-proposal-ended': refusal(409, 1096, {
    zh: '这项处理已结束，请刷新',
    en: 'This proposal was decided already: look again',
    ru: 'Это предложение уже решено: обновите страницу',
    vi: 'Đề xuất này đã được xử lý: hãy tải lại',
  }),
  'share-proposal-expired': refusal(409, 1097, {
    zh: '已过审批期限，请重新提交',
    en: 'This proposal is too old: propose it anew',
    ru: 'Предложение устарело: внесите его заново',
    vi: 'Đề xuất đã quá hạn: hãy đề xuất lại',
  }),
  'share-proposal-stale': refusal(409, 1098, {
    zh: '您看到的与提交的不一致，没有变动，请刷新',
    en: 'This is not what you saw. Nothing was moved; look again.',
    ru: 'Это не то, что вы видели. Ничего не изменено; обновите страницу.',
    vi: 'Đây không phải nội dung bạn đã xem. Chưa có thay đổi; hãy tải lại.',
  }),
  'share-proposal-own': refusal(403, 1099, {
    zh: '提交人不能审批自己的处理',
    en: 'Whoever proposed it may not approve it',
    ru: 'Автор не может одобрить своё предложение',
    vi: 'Người đề xuất không được tự duyệt',
  }),
} satisfies Own;
