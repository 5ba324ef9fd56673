import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';
import type { Season } from '@skins/engine/newyear';

const text = (zh: string, en: string, ru: string, vi: string) => ({ zh, en, ru, vi });
const gems = (amount: number) => ({ type: 'diamond' as const, amount: amount * UNITS_PER_GEM });
const fragments = (amount: number) => ({ type: 'debris' as const, amount });
const ticketOf = (boxId: string) => ({ type: 'OpenBox' as const, boxId, amount: 1 });
const skin = (skinId: string) => ({ type: 'skins' as const, skinId, amount: 1 });

const DAYS = 14;

/** The season of a demonstration, of skins and boxes of the demo catalogue. @param from milliseconds since 1970 */
export const demoSeason = (from: number): Season => ({
  name: text('岁末萝卜会', 'Radish Fair', 'Ярмарка редиски', 'Hội Củ cải'),
  lede: text(
    '开箱、升级、对战都能得萝卜。三根开一格，格里有什么、机会多少，先看清再开。',
    'Boxes, upgrades and battles all bring radishes. Three open a cell; see what is in the cells, and how likely, before you do.',
    'Кейсы, улучшения и сражения приносят редиски. Три открывают ячейку: сначала посмотрите, что в ячейках и каковы шансы.',
    'Mở hộp, nâng cấp, đối chiến đều cho củ cải. Ba củ mở một ô; hãy xem trong ô có gì, tỉ lệ bao nhiêu rồi mới mở.',
  ),
  radish: { name: text('萝卜', 'Radishes', 'Редиски', 'Củ cải'), image: '/props/radish.svg' },
  image: '/props/radish.svg',
  from,
  until: from + DAYS * DAY_MS,
  acts: [
    { deed: 'open-hash', gems: 40, radishes: 1, perDay: 10 },
    { deed: 'open-classic', gems: 40, radishes: 1, perDay: 10 },
    { deed: 'upgrade', gems: 250, radishes: 1, perDay: 5 },
    { deed: 'battle', gems: 40, radishes: 1, perDay: 5 },
  ],
  cost: 3,
  prizes: [
    { tickets: 7_436_288, reward: fragments(2) },
    { tickets: 4_194_304, reward: gems(1) },
    { tickets: 3_145_728, reward: ticketOf('songyan') },
    { tickets: 1_572_864, reward: fragments(8) },
    { tickets: 262_144, reward: gems(20) },
    { tickets: 131_072, reward: ticketOf('yunjin') },
    { tickets: 32_768, reward: skin('lr90-kesi-ft') },
    { tickets: 2_048, reward: skin('br9-huyang-ft') },
  ],
  milestones: [
    { radishes: 10, reward: gems(2) },
    { radishes: 30, reward: fragments(5) },
    { radishes: 60, reward: ticketOf('qinghua') },
    { radishes: 100, reward: { type: 'resetOpenBox', amount: 2 } },
    { radishes: 150, reward: ticketOf('yunjin') },
  ],
});
