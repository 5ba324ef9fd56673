import type { Text } from '@skins/engine/catalogue';
import { text } from '../../foundation/words/index.ts';

/** Names of the phases, the new moon first. */
export const PHASE_NAMES: readonly Text[] = [
  text('朔', 'New', 'Новолуние', 'Trăng non'),
  text('峨眉', 'Sliver', 'Тонкий серп', 'Lưỡi liềm mảnh'),
  text('蛾月', 'Crescent', 'Серп', 'Lưỡi liềm'),
  text('上弦', 'First quarter', 'Первая четверть', 'Thượng huyền'),
  text('过弦', 'Past quarter', 'После четверти', 'Qua thượng huyền'),
  text('渐盈', 'Gibbous', 'Растущая', 'Khuyết dần đầy'),
  text('几望', 'Near full', 'Почти полная', 'Gần tròn'),
  text('望', 'Full', 'Полнолуние', 'Trăng tròn'),
];
