import { hasMembers, keptList } from '../../shell/seeds/kept-list';
import type { DeckDetail } from './queries';

/** The composition of a deck as this browser fetched it before a card. */
interface SeenDeck {
  readonly roomId: string;
  readonly composition: string;
  /** the next card at that time */
  readonly turn: number;
}

const KEPT = 200;
const isSeen = (value: unknown): value is SeenDeck =>
  hasMembers(value, { roomId: 'string', composition: 'string', turn: 'number' });
const kept = keptList('seenDecks', isSeen, KEPT);

/** Returns what this browser saw first of a deck. */
export const seenDeck = (roomId: string): SeenDeck | undefined =>
  kept.read().find((seen) => seen.roomId === roomId);

/** Stores the composition of an open deck; later looks do not replace it. */
export function sawDeck({ deck, composition }: DeckDetail): void {
  if (deck.next === null || seenDeck(deck.roomId) !== undefined) return;
  kept.write([...kept.read(), { roomId: deck.roomId, composition, turn: deck.next.turn }]);
}
