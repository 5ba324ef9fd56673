import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'unknown-setting': refusal(404, 650, {
    zh: '没有这个设定',
    en: 'There is no such setting',
    ru: 'Такой настройки нет',
    vi: 'Không có thiết lập này',
  }),
  'stale-draft': refusal(409, 651, {
    zh: '这份草稿已被别人改过，请刷新后再改',
    en: 'Somebody edited this draft meanwhile: load it again before you go on',
    ru: 'Черновик тем временем изменили: загрузите его заново',
    vi: 'Bản nháp đã bị người khác sửa: hãy tải lại trước khi tiếp tục',
  }),
  'not-a-draft': refusal(409, 652, {
    zh: '已提出的改动不能再改，请先撤回，再作为新草稿修改',
    en: 'What was proposed is edited no more: take it back, and go on with a new draft',
    ru: 'Предложенное больше не правят: отзовите его и продолжите в новом черновике',
    vi: 'Đề xuất không thể sửa nữa: hãy rút lại rồi sửa trong bản nháp mới',
  }),
  'gates-closed': refusal(409, 653, {
    zh: '还有检查没有通过：{detail}',
    en: 'Not every check is passed: {detail}',
    ru: 'Не все проверки пройдены: {detail}',
    vi: 'Chưa qua hết các kiểm tra: {detail}',
  }),
  'stale-page': refusal(409, 654, {
    zh: '页面已过时，提案与您看到的不同，请刷新',
    en: 'This page is out of date: the proposal is not the one that you saw. Load it again.',
    ru: 'Страница устарела: предложение уже не то, что вы видели. Обновите её.',
    vi: 'Trang đã cũ: đề xuất không còn như bạn thấy. Hãy tải lại.',
  }),
  'own-proposal': refusal(403, 655, {
    zh: '参与过草稿的人不能批准，须由另一人批准',
    en: 'Whoever had a hand in a change may not approve it: another person has to',
    ru: 'Кто участвовал в изменении, не одобряет его: это делает другой',
    vi: 'Ai đã tham gia soạn thì không được duyệt: phải là người khác',
  }),
  'on-probation': refusal(403, 656, {
    zh: '新任角色 24 小时内不能批准',
    en: 'Nobody approves within 24 hours of getting a role',
    ru: 'В первые 24 часа в роли одобрять нельзя',
    vi: 'Trong 24 giờ đầu nhận vai trò không được phê duyệt',
  }),
  'proposal-expired': refusal(409, 657, {
    zh: '提案已过期，请重新提出',
    en: 'The proposal has expired: propose it anew',
    ru: 'Срок предложения истёк: предложите заново',
    vi: 'Đề xuất đã hết hạn: hãy đề xuất lại',
  }),
  'proposal-ended': refusal(409, 658, {
    zh: '提案已经结束（已批准、撤回或驳回）',
    en: 'The proposal has ended: it was approved, withdrawn or refused',
    ru: 'Предложение завершено: одобрено, отозвано или отклонено',
    vi: 'Đề xuất đã kết thúc: đã duyệt, rút lại hoặc từ chối',
  }),
  'proposal-stale': refusal(409, 659, {
    zh: '其间另有改动发布，提案不再成立，请以最新版本重新提出',
    en: 'Something else was published since: propose it anew on the newest version',
    ru: 'С тех пор опубликовано другое: предложите заново на новейшей версии',
    vi: 'Đã có thay đổi khác được công bố: hãy đề xuất lại trên phiên bản mới nhất',
  }),
  'proposed-already': refusal(409, 660, {
    zh: '同样的改动已在等待批准',
    en: 'The same change waits for approval already',
    ru: 'Такое же изменение уже ждёт одобрения',
    vi: 'Thay đổi giống vậy đang chờ phê duyệt',
  }),
  'not-proposed': refusal(409, 661, {
    zh: '这份改动没有在等待批准',
    en: 'This change does not wait for approval',
    ru: 'Это изменение не ждёт одобрения',
    vi: 'Thay đổi này không chờ phê duyệt',
  }),
  'change-raced': refusal(409, 662, {
    zh: '同时有另一项改动，请刷新后重试',
    en: 'Another change came at the same moment: load the page again and retry',
    ru: 'Одновременно пришло другое изменение: обновите страницу и повторите',
    vi: 'Có thay đổi khác cùng lúc: hãy tải lại trang và thử lại',
  }),
  'draft-too-large': refusal(413, 663, {
    zh: '草稿过大',
    en: 'The draft is too large',
    ru: 'Черновик слишком велик',
    vi: 'Bản nháp quá lớn',
  }),
  'too-many-drafts': refusal(409, 664, {
    zh: '草稿太多，请先清理不用的草稿',
    en: 'There are too many drafts: throw some away first',
    ru: 'Слишком много черновиков: сначала удалите лишние',
    vi: 'Quá nhiều bản nháp: hãy bỏ bớt trước',
  }),
  'too-many-editors': refusal(409, 665, {
    zh: '参与编辑的人过多：请新建一份草稿',
    en: 'Too many had a hand in it: begin it anew',
    ru: 'Слишком много соавторов: начните заново',
    vi: 'Quá nhiều người cùng soạn: hãy soạn lại từ đầu',
  }),
  // The texts of proofs are defined in the slice of operators.
} satisfies Omit<RefusalsOf<typeof contract>, 'proof-needed' | 'proof-wrong'>;
