import { session } from '../session';
import { hasMembers, keptList } from './kept-list';
import { ownSeeds } from './own-seeds';

/** A play pressed in this browser, with its data at the press. */
export interface PressedPlay {
  readonly player: string;
  /** the command's id, made here */
  readonly key: string;
  /** hash of the rules that the player agreed to */
  readonly rulesHash: string;
  /** the choice, as text in the game's form */
  readonly choice?: string | undefined;
  /** the user seed shown for the next roll */
  readonly userSeed: string;
  /** the command by which this browser had last set a seed */
  readonly ownKey?: string | undefined;
  /** The chain, its next index, and the commitment shown for that. */
  readonly chainId: number;
  readonly next: number;
  readonly serverHash: string;
  /** The item ids in the answer, each followed by a space; undefined before an answer. */
  readonly items?: string | undefined;
}

const isPressedPlay = (value: unknown): value is PressedPlay =>
  hasMembers(value, {
    player: 'string',
    key: 'string',
    rulesHash: 'string',
    choice: 'string?',
    userSeed: 'string',
    ownKey: 'string?',
    chainId: 'number',
    next: 'number',
    serverHash: 'string',
    items: 'string?',
  });

const kept = keptList('pressedPlays', isPressedPlay, 200);

/** Stores a play before it is sent. A retry under the same key changes nothing: the data at the press is kept. */
export function rememberPress(play: Omit<PressedPlay, 'player' | 'ownKey' | 'items'>): void {
  const plays = kept.read();
  if (plays.some(({ key }) => key === play.key)) return;
  const own = ownSeeds().findLast(({ position }) => position !== undefined);
  kept.write([...plays, { ...play, player: session.userId ?? '', ownKey: own?.key }]);
}

/** Stores the item ids in a play's answer. */
export function rememberAnswer(playKey: string, itemIds: readonly string[]): void {
  const items = itemIds.map((id) => `${id} `).join('');
  kept.write(kept.read().map((play) => (play.key === playKey ? { ...play, items } : play)));
}

/** Returns the play pressed here by its item or its command's id. */
export function pressedPlay(itemId = '', commandId = ''): PressedPlay | undefined {
  const mine = kept.read().filter(({ player }) => player === (session.userId ?? ''));
  const byItem = mine.find(({ items = '' }) => itemId !== '' && items.split(' ').includes(itemId));
  return byItem ?? mine.find(({ key }) => key === commandId);
}
