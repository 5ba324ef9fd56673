import { type Game, houseTimeNow } from '../../foundation/game/index.ts';
import { type KeptGate, WORDS, frozen, passed, failed } from './gates.ts';
import { CHANGE_FREEZE } from '@skins/engine/rules';

/** Checks whether a change would take effect during a settings freeze. The freeze itself can always be ended. */
export function freezeGate(game: Game, due: number, setting: string): KeptGate[] {
  if (setting === CHANGE_FREEZE.name) return [];
  const { freeze } = game.rulesAt(CHANGE_FREEZE, due).content;
  if (freeze === null || due < freeze.from || due >= freeze.until) return [passed('freeze', WORDS.noFreeze)];
  const [from, until] = [houseTimeNow(game, freeze.from), houseTimeNow(game, freeze.until)];
  return [failed('freeze', frozen(from, until), 'from')];
}
