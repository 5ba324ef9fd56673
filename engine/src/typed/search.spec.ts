import { describe, expect, it } from 'vitest';
import { isFound, searchable, soughtIn } from './index.ts';

const within = searchable(['AK-47 | Rust', 'AK-47 | 红线铁锈', '★ Đao | Núi Lửa', 'Battle-Scarred']);
const found = (text: string): boolean => isFound(soughtIn(text), within);

describe('a search for names', () => {
  it.each([
    '',
    '  ',
    'rust',
    'RUST ak',
    'ＡＫ４７　ｒｕｓｔ',
    'ak-4',
    'Rust (Battle-Scarred)',
    '(battle-scarred) rust',
    'scar',
    'nui dao',
    'ĐAO',
    'ru\u200Bst',
    '铁锈',
    '线铁',
    'ak 红线',
  ])('finds %s', (text) => expect(found(text)).toBe(true));

  it.each(['ust', 'rust field', '★ |', '锈线', `rust ${'r'.repeat(100)}`, 'rust '.repeat(40)])(
    'does not find %s',
    (text) => expect(found(text)).toBe(false),
  );
});
