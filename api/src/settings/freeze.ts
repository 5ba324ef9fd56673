import type { Game } from '../game/index.ts';
import { type KeptGate, WORDS, frozen, passed, failed } from './gates.ts';
import { CHANGE_FREEZE } from '@skins/engine/rules';

/** Whether a change that counts from a time on would take effect while nothing may. The freeze itself can be ended at any time. */
export function freezeGate(game: Game, due: number, setting: string): KeptGate[] {
  if (setting === CHANGE_FREEZE.name) return [];
  const { freeze } = game.rulesAt(CHANGE_FREEZE, due).content;
  return freeze !== null && due >= freeze.from && due < freeze.until
    ? [failed('freeze', frozen(freeze.from, freeze.until), 'from')]
    : [passed('freeze', WORDS.noFreeze)];
}
