import { type DeckTerms, cardAt, cardCount, cardNumber, cardPrice, cardsLeft, deckHash } from './card.ts';
import { type DrawStepState, type Found, demand, fails, holds, open } from './draw-steps.ts';
import { isServerSeed, isUserSeed, rollOf } from './roll.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** A card that was turned, as stated by the holder of the evidence. */
export interface DeckTurn {
  /** from 1 */
  readonly turn: number;
  /** names the player in public */
  readonly entrant: string;
  readonly price: number;
  readonly userSeed: string;
  readonly serverSeed: string;
  readonly number: number;
  readonly skinId: string;
  readonly value: number;
  /** paid with it: 0 unless it is the last card */
  readonly extra: number;
  readonly time: number;
}

/** Everything that decides a deck. Times in milliseconds since 1970, amounts in 1/10,000 gem. */
export interface DeckEvidence {
  readonly kind: 'deck';
  /** the deck's stream */
  readonly deck: string;
  readonly terms: DeckTerms;
  /** hash of name and terms, in the log before the first turn */
  readonly composition: string;
  readonly opened: number;
  readonly turns: readonly DeckTurn[];
  readonly over: { readonly reason: string; readonly time: number } | null;
}

const DECK_STEPS = ['composition', 'seen', 'numbers', 'cards', 'prices', 'extra', 'end'] as const;
export type DeckStepId = (typeof DECK_STEPS)[number];

export interface DeckStep {
  readonly id: DeckStepId;
  readonly state: DrawStepState;
  /** the finding, in English; empty if there is none */
  readonly says: string;
}

/** Facts that a verifier has besides the evidence. */
export interface DeckWitness {
  /** the composition's hash as it was seen before the first turn */
  readonly compositionBefore?: string;
  readonly hash?: Sha256Hex;
}

type Check = (evidence: DeckEvidence, witness: DeckWitness) => Found;

const NONE_TURNED = open('no card is turned');

const composition: Check = ({ deck, terms, composition: said }, { hash = sha256Hex }) =>
  demand(deckHash(deck, terms, hash) === said, 'the composition has another hash');

const seen: Check = ({ composition: said }, { compositionBefore }) =>
  compositionBefore === undefined
    ? open('the hash of the composition was not fetched here before')
    : demand(compositionBefore === said, 'before, another composition was shown');

/** Returns the first finding over all turns. */
function overTurns(
  { turns }: DeckEvidence,
  found: (turn: DeckTurn, before: readonly DeckTurn[]) => string,
): Found {
  if (turns.length === 0) return NONE_TURNED;
  for (const [k, turn] of turns.entries()) {
    if (turn.turn !== k + 1) return fails(`turn ${turn.turn} stands where turn ${k + 1} belongs`);
    const says = found(turn, turns.slice(0, k));
    if (says !== '') return fails(`turn ${turn.turn}: ${says}`);
  }
  return holds;
}

const skinsOf = (turns: readonly DeckTurn[]): readonly string[] => turns.map(({ skinId }) => skinId);

const numbers: Check = (evidence, { hash = sha256Hex }) =>
  overTurns(evidence, ({ userSeed, serverSeed, number }, before) => {
    if (!isUserSeed(userSeed) || !isServerSeed(serverSeed)) return 'no seeds';
    const below = cardCount(evidence.terms.cards) - before.length;
    if (below < 1) return 'no card was left';
    const given = cardNumber(rollOf(userSeed, serverSeed, hash).resultHash, below).number;
    return given === number ? '' : `its hash gives ${given}, not ${number}`;
  });

const cards: Check = (evidence) =>
  overTurns(evidence, ({ number, skinId, value }, before) => {
    const left = cardsLeft(evidence.terms.cards, skinsOf(before));
    if (left.some(({ count }) => count < 0)) return 'a card was turned twice';
    if (number >= cardCount(left)) return 'no such card was left';
    const card = cardAt(left, number);
    if (card.skinId !== skinId) return `its number is ${card.skinId}, not ${skinId}`;
    return card.value === value ? '' : `${skinId} is worth ${card.value}, not ${value}`;
  });

const prices: Check = (evidence) =>
  overTurns(evidence, ({ price }, before) => {
    const { rate, extra } = evidence.terms;
    const left = cardsLeft(evidence.terms.cards, skinsOf(before));
    if (left.some(({ count }) => count < 0) || cardCount(left) < 1) return 'no card was left';
    const due = cardPrice({ left, extra, rate });
    return due === price ? '' : `the price was ${due}, not ${price}`;
  });

const extra: Check = (evidence) =>
  overTurns(evidence, ({ extra: paid, turn }) => {
    const due = turn === cardCount(evidence.terms.cards) ? evidence.terms.extra : 0;
    return due === paid ? '' : `the extra is ${due}, not ${paid}`;
  });

const end: Check = ({ terms, turns, over }) => {
  const finished = turns.length === cardCount(terms.cards);
  if (over === null)
    return finished ? fails('every card is turned, and the deck is open') : open('the deck is open');
  return demand(
    finished === (over.reason === 'finished'),
    finished ? 'every card is turned' : `${cardCount(terms.cards) - turns.length} cards are not turned`,
  );
};

const CHECKS: Readonly<Record<DeckStepId, Check>> = {
  composition,
  seen,
  numbers,
  cards,
  prices,
  extra,
  end,
};

/** Repeats a deck from its evidence alone. */
export const checkDeck = (evidence: DeckEvidence, witness: DeckWitness = {}): readonly DeckStep[] =>
  DECK_STEPS.map((id) => {
    const [state, says] = CHECKS[id](evidence, witness);
    return { id, state, says };
  });
