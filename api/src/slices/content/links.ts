import { LINK_HOSTS } from '@skins/engine/content';
import { cleared, hostOf, isShopPath, withLinks } from '@skins/engine/written';
import type { Game } from '../../foundation/game/index.ts';

type Shop = Pick<Game, 'rulesAt' | 'clock'>;

/** Returns whether players may be led to an address now: a path of the shop, or a host that is named. */
export function mayLead(game: Shop): (to: string) => boolean {
  const hosts = new Set(game.rulesAt(LINK_HOSTS, game.clock()).content.hosts);
  return (to) => isShopPath(to) || hosts.has(hostOf(to) ?? '');
}

/** Returns how players read an operator's text: without hidden signs, and without links that lead elsewhere. */
export function asRead(game: Shop): (text: string) => string {
  const may = mayLead(game);
  return (text) => withLinks(cleared(text), may);
}
