import { session } from '../session';
import { hasMembers, keptList } from './kept-list';
import { ownSeeds } from './own-seeds';

/** A play that was pressed in this browser, and what it was pressed with. */
export interface PressedPlay {
  readonly player: string;
  /** The command's id, made here. */
  readonly key: string;
  /** The hash of the rules that the player agreed to. */
  readonly rulesHash: string;
  /** What was chosen, as its game writes it down. */
  readonly choice?: string | undefined;
  /** The user seed that was shown for the next roll. */
  readonly userSeed: string;
  /** The command by which this browser had set a seed last. */
  readonly ownKey?: string | undefined;
  /** The chain, the index that stood next in it, and the commitment that was shown for that. */
  readonly chainId: number;
  readonly next: number;
  readonly serverHash: string;
  /** The ids of the items that the answer named, each followed by a space; none before an answer. */
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

/** Keeps a play before it is sent. A repeat under the same key changes nothing: what was seen at the press counts. */
export function rememberPress(play: Omit<PressedPlay, 'player' | 'ownKey' | 'items'>): void {
  const plays = kept.read();
  if (plays.some(({ key }) => key === play.key)) return;
  const own = ownSeeds().findLast(({ position }) => position !== undefined);
  kept.write([...plays, { ...play, player: session.userId ?? '', ownKey: own?.key }]);
}

/** Keeps which items a play's answer named. */
export function rememberAnswer(playKey: string, itemIds: readonly string[]): void {
  const items = itemIds.map((id) => `${id} `).join('');
  kept.write(kept.read().map((play) => (play.key === playKey ? { ...play, items } : play)));
}

/** The play that an item came out of, or that has a command's id, where it was pressed here. */
export function pressedPlay(itemId = '', commandId = ''): PressedPlay | undefined {
  const mine = kept.read().filter(({ player }) => player === (session.userId ?? ''));
  const byItem = mine.find(({ items = '' }) => itemId !== '' && items.split(' ').includes(itemId));
  return byItem ?? mine.find(({ key }) => key === commandId);
}
