import { SEASON, seasonsOf } from '@skins/engine/newyear';
import type { Text } from '@skins/engine/catalogue';
import type { Game } from '../../foundation/game/index.ts';
import { type KeptGate, failed, passed } from './gates.ts';

/**
 * Checks that a season begins once its rules are in force, and after the season before it has ended.
 * @param due time of effect, in milliseconds since 1970
 */
export function seasonGates(game: Game, due: number, name: string, content: unknown): readonly KeptGate[] {
  if (name !== SEASON.name || !SEASON.fits(content) || content.season === null) return [];
  const { from, until } = content.season;
  if (from < due) return [failed('season', BEGINS_BEFORE, '/season/from')];
  const others = seasonsOf(game.rulesHistory(SEASON)).filter(({ season }) => season.from < until);
  return others.some(({ endsAt }) => endsAt > from)
    ? [failed('season', OVERLAPS, '/season/from')]
    : [passed('season', FITS)];
}

const BEGINS_BEFORE: Text = {
  zh: '活动在规则生效之前开始，将不会举行',
  en: 'The season begins before its rules are in force, so it would not be held',
  ru: 'Сезон начинается до вступления правил в силу и не состоится',
  vi: 'Mùa bắt đầu trước khi quy tắc có hiệu lực nên sẽ không diễn ra',
};
const OVERLAPS: Text = {
  zh: '与另一季时间重叠，先开始的一季会提前结束',
  en: 'It overlaps another season, one of which would end early',
  ru: 'Пересекается с другим сезоном, один из них закончился бы раньше',
  vi: 'Trùng thời gian với mùa khác, một mùa sẽ kết thúc sớm',
};
const FITS: Text = {
  zh: '活动在规则生效之后开始，不与其他季重叠',
  en: 'The season begins once its rules are in force, and overlaps no other',
  ru: 'Сезон начинается после вступления правил в силу и не пересекается с другими',
  vi: 'Mùa bắt đầu sau khi quy tắc có hiệu lực và không trùng mùa nào',
};
