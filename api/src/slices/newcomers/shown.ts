import { FIRST_DAY, type FirstDayTerms, type NewcomerBox } from '@skins/engine/newcomers';
import { type Player, shop } from '@skins/engine/shop';
import { shownCatalogue } from '../catalogue/shown.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { type FirstDayNow, newcomerNow } from './first-day.ts';
import { shownBox } from './presenters.ts';

/** A visitor has done nothing. */
const NOBODY = shop.streams.player.fold.initial;
const HOUR_MS = 3_600_000;

/** What a caller sees of the first day. */
interface Seen extends FirstDayNow {
  readonly player: Player;
  readonly time: number;
  /** the caller's, or what a visitor would be offered now; undefined if there is none */
  readonly shownTerms: FirstDayTerms | undefined;
}

/** Returns what a caller sees of the first day. @param playerId undefined for a visitor */
export async function seenBy(game: Game, playerId: string | undefined): Promise<Seen> {
  const player = playerId === undefined ? NOBODY : await game.readPlayer(playerId);
  const time = game.clock();
  const now = await newcomerNow(game, player, time);
  return { ...now, player, time, shownTerms: playerId === undefined ? offered(game, time) : now.terms };
}

/** Returns the first day of who registers now. */
function offered(game: Game, time: number): FirstDayTerms | undefined {
  const terms = game.rulesAt(FIRST_DAY, time);
  return terms.content.open ? { ...terms, endsAt: time + terms.content.hours * HOUR_MS } : undefined;
}

/** Returns a box of the first day as the caller sees it; undefined if there is no first day. */
export function boxSeen(game: Game, seen: Seen, box: NewcomerBox, language: Language) {
  const { shownTerms: terms } = seen;
  return terms && shownBox(shownCatalogue(game), { ...seen, terms }, box, language);
}
