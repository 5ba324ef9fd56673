import { RANK_PLACES } from '@skins/engine/rankings';
import type { Language } from '../../foundation/http/language.ts';
import { type PlaysShown, shownMultiple } from './plays-shown.ts';
import type { RankQuestions } from './questions.ts';
import { PLACES_COUNTED, type Snapshot, placesBefore } from './snapshots.ts';

interface Tools {
  readonly ask: RankQuestions;
  readonly plays: PlaysShown;
}

/** Returns the caller's place in a ranking, and the distance to others. */
export async function mineIn(
  { ask, plays }: Tools,
  snapshot: Snapshot,
  looking: { readonly caller: string; readonly language: Language },
) {
  const own = ask.own(snapshot, looking.caller);
  const last = snapshot.top[RANK_PLACES - 1];
  const tenth = last === undefined ? null : shownMultiple(last.multiple);
  if (own === undefined)
    return {
      place: null,
      beyond: false,
      magnification: 0,
      stuffName: '',
      createdTime: null,
      next: null,
      tenth,
    };
  const above = placesBefore(snapshot, own);
  const next = ask.before(snapshot, own);
  const { stuffName } = await plays.rowOf(snapshot.board, own, looking);
  return {
    place: above + 1,
    beyond: above >= PLACES_COUNTED,
    magnification: shownMultiple(own.multiple),
    stuffName,
    createdTime: own.time,
    next: next === undefined ? null : shownMultiple(next.multiple),
    tenth,
  };
}
