import type { GrantedItem } from '@skins/engine/bag';
import type { BoxOpened } from '@skins/engine/boxes';
import type { EventData } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { faceOf } from '../catalogue/skin-face.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Language } from '../../foundation/http/language.ts';
import { commitmentAfter } from '../seeds/next-commitment.ts';
import { rollOfOpen } from './presenters.ts';

interface GivenOpen {
  readonly reply: {
    readonly open: EventData<typeof BoxOpened> | undefined;
    readonly item: GrantedItem | undefined;
  };
  readonly position: string;
}

/** Returns the roll of a box that was given, with everything needed to verify it; empty if the reply has none. */
export async function givenRoll(
  game: Game,
  { playerId, language }: { readonly playerId: string; readonly language: Language },
  { reply: { open, item }, position }: GivenOpen,
) {
  if (open === undefined) return [];
  const catalogue = shownCatalogue(game);
  return [
    {
      ...rollOfOpen(game, catalogue, open, item?.value ?? 0, language),
      stuffImage: faceOf(catalogue, open.skinId, language).stuffImage,
      boxId: open.boxId,
      versionHash: open.versionHash,
      nextServerHash: await commitmentAfter(game, playerId, open.reveal),
      position,
    },
  ];
}
