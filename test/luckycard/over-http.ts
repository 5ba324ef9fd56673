import { luckycardDetail, luckycardList, luckycardPress } from '@skins/api/luckycard/contract';
import { LUCKYCARD_DECKS } from '@skins/engine/luckycard';
import type { Player } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

// Lucky cards as players press them over HTTP.

export const BOX = { ...CHEAP, id: 'test-deck', number: 9_007, price: '4', best: '60' };

const name = { zh: '测试匣', en: 'Test deck', ru: 'Тест', vi: 'Thử' };

/** Twenty cards: one of 60 gems, nine of 4, ten of next to nothing, and an extra of 5. */
export const kindOf = (kind: string) => ({
  kind,
  name,
  cards: [
    { skinId: `${BOX.id}-best`, count: 1 },
    { skinId: `${BOX.id}-same`, count: 9 },
    { skinId: `${BOX.id}-dust`, count: 10 },
  ],
  extra: 50_000,
  rate: 9_200,
});

/** Returns the steps of lucky cards at a shop. */
export function decksAt(shop: () => Shop) {
  const detailOf = ({ client }: Pick<Player, 'client'>, roomId: string) =>
    client.ask(luckycardDetail, { query: { roomId } });

  const seen = async (player: Player, roomId: string) => {
    const { next } = (await detailOf(player, roomId)).deck;
    return { roomId, turn: next?.turn ?? 0, price: next?.price ?? 0 };
  };

  /** Presses for the next card as the player sees it now. */
  const press = async (player: Player, roomId: string, place?: number) => {
    const body = { ...(await seen(player, roomId)), ...(place !== undefined && { place }) };
    return player.client.ask(luckycardPress, { body });
  };

  /** Publishes kinds of decks, and lets their notice pass. */
  async function publish(...kinds: readonly string[]): Promise<void> {
    const { game } = shop().serving().service;
    const content = { ...LUCKYCARD_DECKS.first, kinds: kinds.map(kindOf) };
    const from = await changeRules(game, LUCKYCARD_DECKS, content);
    letPass(Math.max(0, from - game.clock()));
  }

  /** Waits until a deck of a kind is open behind a number. @returns its room id */
  async function opened(kind: string, behind = 0): Promise<string> {
    for (;;) {
      const { records } = await shop().client().ask(luckycardList, { query: { kind } });
      const found = records.find(({ number }) => number > behind);
      if (found !== undefined) return found.roomId;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return { detailOf, seen, press, publish, opened };
}
