import {
  type DeckTerms,
  type Roll,
  cardAt,
  cardCount,
  cardNumber,
  cardPrice,
  cardsLeft,
  deckHash,
} from '@skins/engine/fairness';
import { unitsOf } from '../../shell/play/gems';
import type { Evidence } from '../../shell/seeds/evidence';
import type { DeckEvidence, RecordRow, Turned } from './queries';

/** The deck before the card: what it was opened by, and the skins that were turned before. */
export interface CardRules {
  readonly deck: string;
  readonly terms: DeckTerms;
  readonly turned: readonly string[];
}

/** The place on the table is decoration, and no part of the choice. */
export interface CardChoice {
  readonly roomId: string;
  readonly turn: number;
  /** in gems */
  readonly price: number;
}

/** The card as claimed. */
export type CardOutcome = Pick<
  Turned,
  'skinId' | 'name' | 'image' | 'exterior' | 'skinsRarity' | 'category' | 'value' | 'extra'
> &
  Pick<Turned['roll'], 'number' | 'below' | 'digits' | 'biased'>;

export type CardProof = Evidence<CardRules, CardChoice, CardOutcome>;

/** Returns the choice as text. */
export const chosenCard = ({ roomId, turn, price }: CardChoice): string =>
  JSON.stringify({ roomId, turn, price });

/** Returns the rules of a card from the proof of its deck. */
export const rulesOf = ({ deck, terms, turns }: DeckEvidence, { turn }: CardChoice): CardRules => ({
  deck,
  terms,
  turned: turns.filter((one) => one.turn < turn).map(({ skinId }) => skinId),
});

export const hashOfRules = ({ deck, terms }: CardRules): string => deckHash(deck, terms);

/** Returns whether the hash gives exactly this card of what was left, at this price. */
export function follows(
  outcome: CardOutcome,
  { draw, rules, choice }: { draw: Roll; rules: CardRules; choice: CardChoice },
): boolean {
  const { cards, extra, rate } = rules.terms;
  const left = cardsLeft(cards, rules.turned);
  const below = cardCount(left);
  if (below < 1 || below !== outcome.below || rules.turned.length + 1 !== choice.turn) return false;
  const { number } = cardNumber(draw.resultHash, below);
  const card = cardAt(left, number);
  return (
    number === outcome.number &&
    card.skinId === outcome.skinId &&
    card.value === unitsOf(outcome.value) &&
    (below === 1 ? extra : 0) === unitsOf(outcome.extra) &&
    cardPrice({ left, extra, rate }) === unitsOf(choice.price)
  );
}

/** Returns whether the card's number contradicts the hash, whatever the deck was. */
export const isImpossible = ({ number, below }: CardOutcome, { resultHash }: Roll): boolean =>
  cardNumber(resultHash, below).number !== number;

/** What is known of a card: one on the table, or one of the player's own. */
interface Known {
  readonly roomId: string;
  readonly composition?: string | undefined;
  readonly turned: Turned;
  readonly itemId?: string | undefined;
  readonly commandId?: string | undefined;
  readonly position?: string | undefined;
}

/** Returns the claims about a card of the player's record. */
export const evidenceOfRow = ({ id: position, roomId, turned, itemId, commandId }: RecordRow): CardProof =>
  evidenceOfCard({ roomId, turned, itemId, commandId, position });

/** Returns the claims about a turned card. */
export function evidenceOfCard({ roomId, composition, turned, ...own }: Known): CardProof {
  const { roll, turn, price, time, skinId, name, image, exterior, skinsRarity, category } = turned;
  const { value, extra } = turned;
  const { number, below, digits, biased } = roll;
  return {
    game: 'luckycard',
    userSeed: roll.userSeed,
    serverSeed: roll.serverSeed,
    resultHash: roll.resultHash,
    seedIndex: roll.index,
    chainId: roll.chainId,
    rulesHash: composition,
    createTime: time,
    choice: { roomId, turn, price },
    outcome: {
      skinId,
      name,
      image,
      exterior,
      skinsRarity,
      category,
      value,
      extra,
      number,
      below,
      digits,
      biased,
    },
    ...own,
  };
}
