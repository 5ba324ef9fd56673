import type {
  endPlayerSessions,
  exportPlayer,
  playerMoment,
  playerNotes,
  playerSessions,
  unmaskPlayer,
  writePlayerNote,
} from '@skins/api/dossier/contract';
import type { BodyOf, DataOf } from '@skins/api/contract';
import { answerOf } from '../../shell/session';

export type Moment = DataOf<typeof playerMoment>;
export type PlayerSession = DataOf<typeof playerSessions>[number];
export type PlayerNote = DataOf<typeof playerNotes>[number];

/** Returns the known word that equals `said`; the first one if none does. */
export function oneOf<Word extends string>(words: Readonly<Record<Word, string>>, said: string): Word {
  const known = (word: string): word is Word => word in words;
  const [first = ''] = Object.keys(words);
  if (known(said)) return said;
  if (known(first)) return first;
  throw new RangeError('nothing to choose from');
}

export const unmask = (body: BodyOf<typeof unmaskPlayer>) =>
  answerOf<DataOf<typeof unmaskPlayer>>('/player/unmask', body);
export const exported = (body: BodyOf<typeof exportPlayer>) =>
  answerOf<DataOf<typeof exportPlayer>>('/player/export', body);
export const endSessions = (body: BodyOf<typeof endPlayerSessions>) =>
  answerOf<null>('/player/sessions/end', body);
export const writeNote = (body: BodyOf<typeof writePlayerNote>) => answerOf<null>('/player/notes', body);
