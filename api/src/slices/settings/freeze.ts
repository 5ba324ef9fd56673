import { type Game, houseTimeNow } from '../../foundation/game/index.ts';
import { type KeptGate, WORDS, frozen, passed, failed } from './gates.ts';
import { CHANGE_FREEZE } from '@skins/engine/rules';

/** Whether a change that counts from a time on would take effect while nothing may. The freeze itself can be ended at any time. */
export function freezeGate(game: Game, due: number, setting: string): KeptGate[] {
  if (setting === CHANGE_FREEZE.name) return [];
  const { freeze } = game.rulesAt(CHANGE_FREEZE, due).content;
  if (freeze === null || due < freeze.from || due >= freeze.until) return [passed('freeze', WORDS.noFreeze)];
  const [from, until] = [houseTimeNow(game, freeze.from), houseTimeNow(game, freeze.until)];
  return [failed('freeze', frozen(from, until), 'from')];
}
