import type {
  ConfirmRaiseRejection,
  ExcludeSelfRejection,
  SetLimitRejection,
  SetRealityCheckRejection,
  TakeBreakRejection,
} from '@skins/engine/limits';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'limit-amount-out-of-range': refusal(400, 819, {
    zh: '限额有误：请输入不小于 0 的宝石数（最多 4 位小数），时间限额为不超过 43200 的整数分钟',
    en: 'A limit is a number of gems from 0 on with at most 4 decimals, or whole minutes up to 43,200',
    ru: 'Лимит — число самоцветов от 0 (до 4 знаков) или целые минуты до 43 200',
    vi: 'Hạn mức là số ngọc từ 0 (tối đa 4 chữ số thập phân) hoặc số phút nguyên đến 43.200',
  }),
  'raise-waits': refusal(409, 820, {
    zh: '该提高申请已在 24 小时等待期中',
    en: 'You have asked for this already: it can be confirmed a day after that',
    ru: 'Вы уже просили об этом: подтвердить можно через сутки',
    vi: 'Bạn đã yêu cầu điều này: có thể xác nhận sau một ngày',
  }),
  'no-raise': refusal(409, 821, {
    zh: '没有可确认的提高申请（确认期为 7 天）',
    en: 'There is nothing to confirm: a request lapses a week after it is ready',
    ru: 'Подтверждать нечего: запрос истекает через неделю',
    vi: 'Không có gì để xác nhận: yêu cầu hết hạn sau một tuần',
  }),
  'raise-too-soon': refusal(409, 822, {
    zh: '提高限额须等待 24 小时后再确认',
    en: 'A limit is raised 24 hours after it was asked for',
    ru: 'Лимит повышается через 24 часа после запроса',
    vi: 'Hạn mức được nâng sau 24 giờ kể từ khi yêu cầu',
  }),
  'break-out-of-range': refusal(400, 823, {
    zh: '休息时间为 1 小时到 6 周',
    en: 'A break lasts from one hour to six weeks',
    ru: 'Перерыв — от часа до шести недель',
    vi: 'Thời gian nghỉ từ 1 giờ đến 6 tuần',
  }),
  'break-runs': refusal(409, 824, {
    zh: '正在进行的休息不能缩短',
    en: 'A break that runs cannot be made shorter',
    ru: 'Идущий перерыв нельзя сократить',
    vi: 'Không thể rút ngắn kỳ nghỉ đang diễn ra',
  }),
  'exclusion-out-of-range': refusal(400, 825, {
    zh: '自我排除为 183 天到 3660 天',
    en: 'A self-exclusion lasts from 183 to 3,660 days',
    ru: 'Самоисключение — от 183 до 3660 дней',
    vi: 'Tự loại trừ từ 183 đến 3.660 ngày',
  }),
  'exclusion-runs': refusal(409, 826, {
    zh: '正在进行的自我排除不能缩短',
    en: 'A self-exclusion that runs cannot be made shorter',
    ru: 'Действующее самоисключение нельзя сократить',
    vi: 'Không thể rút ngắn thời gian tự loại trừ',
  }),
  'reality-check-out-of-range': refusal(400, 827, {
    zh: '提醒间隔为 5 到 1440 分钟',
    en: 'A reality check comes every 5 to 1,440 minutes of play',
    ru: 'Напоминание — каждые 5–1440 минут игры',
    vi: 'Nhắc nhở mỗi 5 đến 1.440 phút chơi',
  }),
} satisfies RefusalsOf<
  typeof contract,
  | SetLimitRejection
  | ConfirmRaiseRejection
  | TakeBreakRejection
  | ExcludeSelfRejection
  | SetRealityCheckRejection
>;
