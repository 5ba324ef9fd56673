import { HELP_TEXTS } from '@skins/engine/content';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, TEXT_KEY } from '../../foundation/http/language.ts';
import type * as contract from './contract.ts';
import { asRead } from './links.ts';

/** Returns the pages that the shop wrote in a language, as they are in force now. */
export function helpTextsIn(
  game: Pick<Game, 'rulesAt' | 'clock'>,
  language: Language,
): DataOf<typeof contract.helpTexts> {
  const read = asRead(game);
  return game
    .rulesAt(HELP_TEXTS, game.clock())
    .content.pages.filter((page) => page.language === TEXT_KEY[language])
    .map(({ topic, questions }) => ({
      topic,
      questions: questions.map(({ id, title, text }) => ({ id, title, text: read(text) })),
    }));
}
