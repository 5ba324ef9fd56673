import type { Activities, Activity } from '@skins/engine/activities';
import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';

const text = (zh: string, en: string, ru: string, vi: string) => ({ zh, en, ru, vi });
const gems = (amount: number) => ({ type: 'diamond' as const, amount: amount * UNITS_PER_GEM });
const fragments = (amount: number) => ({ type: 'debris' as const, amount });
const opening = (boxId: string) => ({ type: 'box' as const, boxId, amount: 1 });

const DAYS = 14;

const PROGRAMME: readonly Omit<Activity, 'from' | 'until' | 'graceDays'>[] = [
  {
    activityId: 'demo-hash',
    kind: 'hash',
    by: 'count',
    name: text('百盒小径', 'A path of boxes', 'Дорожка кейсов', 'Lối nhỏ trăm hộp'),
    about: text(
      '开哈希盲盒，一步一份回礼。',
      'Open hash boxes; each step gives something back.',
      'Открывайте хеш-кейсы: каждый шаг что-то возвращает.',
      'Mở hộp hash, mỗi mốc có một phần quà.',
    ),
    image: '/props/ticket.svg',
    steps: [
      { target: 5, gives: fragments(1) },
      { target: 20, gives: fragments(4) },
      { target: 60, gives: opening('songyan') },
    ],
  },
  {
    activityId: 'demo-upgrade',
    kind: 'upgrade',
    by: 'amount',
    name: text('登高', 'Climbing', 'Восхождение', 'Lên cao'),
    about: text(
      '升级投入的价值累计，达标即领。',
      'The value staked in upgrades adds up to each step.',
      'Ставки в улучшениях складываются до каждого шага.',
      'Giá trị đặt vào nâng cấp cộng dồn đến từng mốc.',
    ),
    image: '/props/reset.svg',
    steps: [
      { target: 100, gives: fragments(2) },
      { target: 500, gives: gems(1) },
    ],
  },
  {
    activityId: 'demo-wish',
    kind: 'wish',
    by: 'amount',
    name: text('同心许愿', 'Wishing together', 'Общее желание', 'Cùng nhau ước'),
    about: text(
      '已抽出的许愿所花的宝石累计，达标即领。',
      'Gems spent on wishes that were drawn add up to each step.',
      'Самоцветы за разыгранные желания складываются до каждого шага.',
      'Ngọc dùng cho điều ước đã quay cộng dồn đến từng mốc.',
    ),
    image: '/props/debris.svg',
    steps: [
      { target: 20, gives: fragments(1) },
      { target: 100, gives: fragments(3) },
    ],
  },
  {
    activityId: 'demo-sign-in',
    kind: 'sign-in',
    by: 'count',
    name: text('七日相见', 'Seven days', 'Семь дней', 'Bảy ngày gặp gỡ'),
    about: text(
      '签到满三天和七天各领一份。',
      'Sign in on three days and on seven.',
      'Отмечайтесь три дня и семь дней.',
      'Điểm danh đủ ba ngày và bảy ngày.',
    ),
    image: '/props/gem.svg',
    steps: [
      { target: 3, gives: fragments(1) },
      { target: 7, gives: { type: 'TrendChart', amount: 1 } },
    ],
  },
];

/** The activities of a demonstration. @param from their start, milliseconds since 1970, at a whole quarter hour */
export const demoActivities = (from: number): Activities => ({
  open: true,
  activities: PROGRAMME.map((one) => ({ ...one, from, until: from + DAYS * DAY_MS, graceDays: 1 })),
});
