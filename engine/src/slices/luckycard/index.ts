// Lucky cards: a deck drawn without replacement, whose price follows what is left.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { claimCard } from './claim-card.ts';
import { closeDeck } from './close-deck.ts';
import { DeckOpened, events, measures } from './events.ts';
import { nextActions as deckActions } from './flow.ts';
import { layCard } from './lay-card.ts';
import { openDeck } from './open-deck.ts';
import { luckycard as fold, nextActions as pressActions } from './player.ts';
import { pressCard } from './press-card.ts';
import { releasePress } from './release-press.ts';
import { LUCKYCARD_DECKS } from './settings/events.ts';
import { deck } from './state.ts';
import { turnCard } from './turn-card.ts';

export * from './events.ts';
export { type DeckKind, type DeckRules, LUCKYCARD_DECKS } from './settings/events.ts';
export {
  type Claimed,
  type Deck,
  type LaidCard,
  NO_DECK,
  type NextTurn,
  idleAt,
  leftOf,
  asOf,
  nextTurn,
} from './state.ts';
export { type HeldPress, type Luckycard, type TurnedCard, claimOf, claimStep } from './player.ts';
export { cardSteps, layStep } from './flow.ts';
export { type OpenDeckRejection, openDeck } from './open-deck.ts';
export { type PressCardContext, type PressCardRejection, pressCard } from './press-card.ts';
export { type ClaimFault, claimCard, claimFault } from './claim-card.ts';
export { releasePress } from './release-press.ts';
export { type TurnCard, turnCard } from './turn-card.ts';
export { layCard } from './lay-card.ts';
export { closeDeck, isRepriced } from './close-deck.ts';

export const luckycard = defineSlice({
  name: 'luckycard',
  events,
  player: playerPart(fold, { nextActions: pressActions }),
  streams: {
    deck: defineStream({
      fold: deck,
      id: /^[a-z][a-z0-9]{0,19}-[1-9][0-9]{0,6}$/,
      begins: DeckOpened,
      nextActions: deckActions,
    }),
  },
  commands: {
    'press-card': pressCard,
    'claim-card': claimCard,
    'release-press': releasePress,
    'turn-card': turnCard,
    'lay-card': layCard,
    'open-deck': openDeck,
    'close-deck': closeDeck,
  },
  measures,
  rules: [LUCKYCARD_DECKS],
  audit,
});
