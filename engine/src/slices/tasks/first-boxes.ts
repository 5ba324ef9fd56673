// The first boards. Each reward is worth about a hundredth of its task's cost, so that no task pays for itself. Boxes that are not on
// sale are not shown.

const text = (zh: string, en: string, ru: string, vi: string) => ({ zh, en, ru, vi });
const draw = (of: string) => ({ type: 'box' as const, of, count: 1, gems: 0 });
const gems = (amount: number) => ({ type: 'diamond' as const, of: null, count: 0, gems: amount });
const prop = (type: 'TrendChart' | 'debris' | 'resetOpenBox', count: number) => ({
  type,
  of: null,
  count,
  gems: 0,
});

export const FIRST_BOXES = [
  {
    boxId: 'day-hash',
    period: 'day' as const,
    name: text('每日幸运盒', 'Daily lucky box', 'Счастливый бокс дня', 'Hộp may mắn ngày'),
    image: '/art/case/splatter.90.3.dayhash.svg',
    task: { type: 'hash-gems' as const, of: null, target: 50 },
    gives: draw('chujian'),
  },
  {
    boxId: 'day-upgrade',
    period: 'day' as const,
    name: text('升级碎片', 'Upgrade fragments', 'Фрагменты за апгрейды', 'Mảnh nâng cấp'),
    image: '/art/case/hex.330.9.dayupgrade.svg',
    task: { type: 'upgrade-gems' as const, of: null, target: 50 },
    gives: prop('debris', 1),
  },
  {
    boxId: 'day-spend',
    period: 'day' as const,
    name: text('每日宝石', 'Daily gems', 'Камни дня', 'Đá quý ngày'),
    image: '/art/case/crystal.232.5.dayspend.svg',
    task: { type: 'gems-spent' as const, of: null, target: 20 },
    gives: gems(1_000),
  },
  {
    boxId: 'week-hash',
    period: 'week' as const,
    name: text('每周幸运盒', 'Weekly lucky box', 'Счастливый бокс недели', 'Hộp may mắn tuần'),
    image: '/art/case/marble.196.4.weekhash.svg',
    task: { type: 'hash-gems' as const, of: null, target: 300 },
    gives: draw('songyan'),
  },
  {
    boxId: 'week-failed',
    period: 'week' as const,
    name: text('失败是成功之母', 'Better luck next time', 'В следующий раз повезёт', 'Lần sau may hơn'),
    image: '/art/case/storm.296.7.weekfailed.svg',
    task: { type: 'upgrades-failed' as const, of: null, target: 5 },
    gives: prop('TrendChart', 1),
  },
  {
    boxId: 'week-classic',
    period: 'week' as const,
    name: text('经典碎片', 'Classic fragments', 'Классические фрагменты', 'Mảnh cổ điển'),
    image: '/art/case/stripes.38.11.weekclassic.svg',
    task: { type: 'classic-gems' as const, of: null, target: 200 },
    gives: prop('debris', 5),
  },
  {
    boxId: 'week-youse',
    period: 'week' as const,
    name: text('釉色之约', 'A date with the glaze', 'Свидание с глазурью', 'Hẹn với men gốm'),
    image: '/art/case/kintsugi.22.9.weekyouse.svg',
    task: { type: 'box-opens' as const, of: 'youse', target: 5 },
    gives: gems(3_000),
  },
  {
    boxId: 'month-spend',
    period: 'month' as const,
    name: text('每月惊喜盒', 'Monthly surprise', 'Сюрприз месяца', 'Bất ngờ tháng'),
    image: '/art/case/blossom.142.7.monthspend.svg',
    task: { type: 'gems-spent' as const, of: null, target: 1_000 },
    gives: draw('jingzhe'),
  },
  {
    boxId: 'month-bought',
    period: 'month' as const,
    name: text('重来一次', 'Once more', 'Ещё раз', 'Thêm một lần'),
    image: '/art/case/topo.158.8.monthbought.svg',
    task: { type: 'gems-bought' as const, of: null, target: 300 },
    gives: prop('resetOpenBox', 1),
  },
];
