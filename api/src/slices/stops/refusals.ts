import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'unknown-game': refusal(404, 682, {
    zh: '没有这个游戏',
    en: 'There is no such game',
    ru: 'Такой игры нет',
    vi: 'Không có trò chơi này',
  }),
  'game-runs': refusal(409, 683, {
    zh: '该游戏没有被停止',
    en: 'This game is not stopped',
    ru: 'Эта игра не остановлена',
    vi: 'Trò chơi này không bị dừng',
  }),
  'resume-proposed': refusal(409, 684, {
    zh: '恢复该游戏的提案已在等待批准',
    en: 'It is proposed already that this game goes on',
    ru: 'Возобновление этой игры уже предложено',
    vi: 'Đã có đề xuất cho trò chơi này tiếp tục',
  }),
  'resume-unknown': refusal(404, 685, {
    zh: '没有这个恢复提案',
    en: 'There is no such proposal',
    ru: 'Такого предложения нет',
    vi: 'Không có đề xuất này',
  }),
  'resume-ended': refusal(409, 686, {
    zh: '该提案已了结，请刷新页面',
    en: 'This proposal has ended already: load the page again',
    ru: 'Это предложение уже завершено: обновите страницу',
    vi: 'Đề xuất này đã kết thúc: hãy tải lại trang',
  }),
  'resume-expired': refusal(409, 687, {
    zh: '该提案已过期，请重新提出',
    en: 'This proposal has expired: propose it anew',
    ru: 'Срок предложения истёк: предложите заново',
    vi: 'Đề xuất đã hết hạn: hãy đề xuất lại',
  }),
  'resume-stale': refusal(409, 688, {
    zh: '该提案针对的是另一次停止，请重新提出',
    en: 'This proposal is about another stop: propose it anew',
    ru: 'Предложение относится к другой остановке: предложите заново',
    vi: 'Đề xuất này dành cho lần dừng khác: hãy đề xuất lại',
  }),
  'resume-own': refusal(403, 689, {
    zh: '提出的人不能自己批准，需要另一个人',
    en: 'Who proposed it may not approve it: another person has to',
    ru: 'Предложивший не может одобрить: нужен другой человек',
    vi: 'Người đề xuất không thể tự phê duyệt: cần người khác',
  }),
  'resume-on-probation': refusal(403, 690, {
    zh: '新运营人员或换了角色的人 24 小时内不能批准',
    en: 'Who is new, or in a new role, approves nothing for 24 hours',
    ru: 'Новый оператор или в новой роли не одобряет 24 часа',
    vi: 'Người mới hoặc vừa đổi vai trò không được phê duyệt trong 24 giờ',
  }),
} satisfies Omit<RefusalsOf<typeof contract>, 'proof-needed' | 'proof-wrong'>;
