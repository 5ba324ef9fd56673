import {
  type Claimed,
  type Deck as EngineDeck,
  LUCKYCARD_DECKS,
  type LaidCard,
  idleAt,
  leftOf,
  nextTurn,
} from '@skins/engine/luckycard';
import { type Catalogue, Rarity } from '@skins/engine/catalogue';
import {
  type DeckCards,
  cardCount,
  cardNumber,
  cardPrice,
  cardsLeft,
  entrantOf,
  rollOf,
  worthLeft,
} from '@skins/engine/fairness';
import { UNITS_PER_GEM, idOf, streamOf, toGems } from '@skins/engine/kernel';
import type { Text } from '@skins/engine/catalogue';
import type { Static } from 'typebox';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import type { Game } from '../../foundation/game/game.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Card, Deck, Evidence, Next, Pending, Person, Turned } from './contract.ts';

export type Opened = NonNullable<EngineDeck['opened']>;

export interface Looking {
  readonly catalogue: Catalogue;
  readonly language: Language;
  /** player id; undefined for visitors */
  readonly caller: string | undefined;
  /** Returns the name of a kind by the rules under a hash. */
  readonly nameOf: (kind: string, rulesHash: string) => Text;
}

const RARITIES = Rarity.enum;

/** Returns the name that the rules gave a kind; the kind itself if they are not there. */
export function kindName(
  { rulesHistory }: Pick<Game, 'rulesHistory'>,
  kind: string,
  rulesHash: string,
): Text {
  const version = rulesHistory(LUCKYCARD_DECKS).versions.find(({ hash }) => hash === rulesHash);
  const content = version?.content;
  const found = LUCKYCARD_DECKS.fits(content) ? content.kinds.find((one) => one.kind === kind) : undefined;
  return found?.name ?? { zh: kind, en: kind, ru: kind, vi: kind };
}

export const roomOf = ({ at }: Opened): string => idOf(streamOf(at));

export const playerAt = (reserved: string): string => idOf(streamOf(reserved));

/** Public data of a player. */
export const personOf = (playerId: string, caller: string | undefined): Static<typeof Person> => ({
  userId: entrantOf(nativeSha256, playerId),
  userName: maskedName(playerId),
  avatar: avatarOf(playerId),
  me: playerId === caller,
});

export const stateOf = ({ closed }: EngineDeck): Static<typeof Deck>['state'] => {
  if (closed === undefined) return 'open';
  return closed.reason === 'finished' ? 'finished' : 'closed';
};

/** Returns the mean value of the next card with its extra, in gems. */
const meanOf = (left: readonly DeckCards[], extra: number): number =>
  Number(worthLeft({ left, extra })) / cardCount(left) / UNITS_PER_GEM;

/** Returns the next turn, as pages show it; null once no card can be turned. */
export function nextShown(deck: EngineDeck): Static<typeof Next> | null {
  const next = nextTurn(deck);
  if (next === undefined || deck.opened === undefined) return null;
  const { turn, left: count, price, extra } = next;
  const left = leftOf(deck);
  return {
    turn,
    left: count,
    price: toGems(price),
    mean: meanOf(left, deck.opened.extra),
    extra: toGems(extra),
    above: cardCount(left.filter(({ value }) => value + extra > price)),
  };
}

/** Returns the whole composition, with what is left and the chance of each skin. */
export function cardsShown(deck: EngineDeck, { catalogue, language }: Looking): Static<typeof Card>[] {
  const left = leftOf(deck);
  const all = cardCount(left);
  return (deck.opened?.cards ?? []).map(({ skinId, value, count }, k) => {
    const remaining = left[k]?.count ?? 0;
    return {
      ...faceIn(catalogue, skinId, language),
      value: toGems(value),
      count,
      left: remaining,
      chance: all === 0 ? 0 : remaining / all,
    };
  });
}

const valueAt = ({ cards }: Opened, skinId: string): number =>
  cards.find((card) => card.skinId === skinId)?.value ?? 0;

const extraAt = ({ cards, extra }: Opened, turn: number): number => (turn === cardCount(cards) ? extra : 0);

/** Returns a card on the table with what its number came from. */
export function turnedShown(
  opened: Opened,
  { turn, place, reserved, skinId, price, reveal, time }: LaidCard,
  { catalogue, language, caller }: Looking,
): Static<typeof Turned> {
  const { chainId, index, userSeed, serverSeed } = reveal;
  const { resultHash } = rollOf(userSeed, serverSeed, nativeSha256);
  const below = cardCount(opened.cards) - turn + 1;
  return {
    turn,
    place,
    person: personOf(playerAt(reserved), caller),
    ...faceIn(catalogue, skinId, language),
    value: toGems(valueAt(opened, skinId)),
    price: toGems(price),
    extra: toGems(extraAt(opened, turn)),
    roll: { chainId, index, userSeed, serverSeed, resultHash, below, ...cardNumber(resultHash, below) },
    time,
  };
}

export const pendingShown = (
  { turn, place, reserved, time }: Claimed,
  caller: string | undefined,
): Static<typeof Pending> => ({ turn, place, person: personOf(playerAt(reserved), caller), time });

/** Returns the price of each turn so far, then that of the next one. */
export function pricesOf({ opened, laid, closed }: EngineDeck): number[] {
  if (opened === undefined) return [];
  const { cards, extra, rate } = opened;
  const left = cardsLeft(
    cards,
    laid.map(({ skinId }) => skinId),
  );
  const next = closed === undefined && cardCount(left) > 0 ? [cardPrice({ left, extra, rate })] : [];
  return [...laid.map(({ price }) => price), ...next].map(toGems);
}

/** Returns value and extra over price of all turns; null before the first. */
function returnedOf(opened: Opened, laid: readonly LaidCard[]): number | null {
  const cost = laid.reduce((sum, { price }) => sum + price, 0);
  const value = laid.reduce(
    (sum, { skinId, turn }) => sum + valueAt(opened, skinId) + extraAt(opened, turn),
    0,
  );
  return cost === 0 ? null : value / cost;
}

function bestOf(opened: Opened, laid: readonly LaidCard[], looking: Looking): Static<typeof Deck>['best'] {
  let best: LaidCard | undefined;
  for (const card of laid)
    if (best === undefined || valueAt(opened, card.skinId) > valueAt(opened, best.skinId)) best = card;
  if (best === undefined) return null;
  const { skinId, turn, reserved } = best;
  return {
    ...faceIn(looking.catalogue, skinId, looking.language),
    value: toGems(valueAt(opened, skinId)),
    turn,
    person: personOf(playerAt(reserved), looking.caller),
  };
}

function tallyOf(cards: readonly Static<typeof Card>[]): Static<typeof Deck>['tally'] {
  const counted = RARITIES.map((skinsRarity) => {
    const own = cards.filter((card) => card.skinsRarity === skinsRarity);
    return { skinsRarity, count: cardCount(own), left: own.reduce((sum, { left }) => sum + left, 0) };
  });
  return counted.filter(({ count }) => count > 0);
}

/** A deck in lists. */
export function deckShown(deck: EngineDeck, opened: Opened, looking: Looking): Static<typeof Deck> {
  const { laid, closed } = deck;
  const { kind, number, rulesHash, rate, extra } = opened;
  const cards = cardsShown(deck, looking);
  const players = laid.map(({ reserved }) => playerAt(reserved));
  return {
    roomId: roomOf(opened),
    kind,
    number,
    name: inLanguage(looking.nameOf(kind, rulesHash), looking.language),
    state: stateOf(deck),
    cards: cardCount(opened.cards),
    left: cardCount(opened.cards) - laid.length,
    rate,
    extra: toGems(extra),
    next: nextShown(deck),
    head: cards.find(({ left }) => left > 0) ?? null,
    dearest: toGems(opened.cards[0]?.value ?? 0),
    tally: tallyOf(cards),
    players: new Set(players).size,
    mine: players.filter((player) => player === looking.caller).length,
    returned: returnedOf(opened, laid),
    best: bestOf(opened, laid, looking),
    openedAt: opened.time,
    latestAt: laid.at(-1)?.time ?? null,
    closesAt: closed === undefined ? idleAt(deck) : null,
    overAt: closed?.time ?? null,
  };
}

/** Returns everything that lets anybody repeat a deck. */
export function evidenceOf({ laid, closed }: EngineDeck, opened: Opened): Static<typeof Evidence> {
  const { rate, extra, rulesHash, cards, composition } = opened;
  return {
    kind: 'deck',
    deck: streamOf(opened.at),
    terms: { rate, extra, rulesHash, cards: [...cards] },
    composition,
    opened: opened.time,
    turns: laid.map(({ turn, entrant, price, reveal, number, skinId, time }) => ({
      turn,
      entrant,
      price,
      userSeed: reveal.userSeed,
      serverSeed: reveal.serverSeed,
      number,
      skinId,
      value: valueAt(opened, skinId),
      extra: extraAt(opened, turn),
      time,
    })),
    over: closed === undefined ? null : { reason: closed.reason, time: closed.time },
  };
}
