// A battle that is being put together.
import type { BoxCardData } from '../boxes/queries';
import type { Battle, BattleRules, BoxRun, Rule } from './queries';

export type PickedBox = Pick<
  BoxCardData,
  'id' | 'versionHash' | 'name' | 'image' | 'heroImage' | 'price' | 'rtp'
>;

export interface Draft {
  /** box ids, one a round, in their order */
  readonly rounds: readonly string[];
  readonly seats: number;
  /** 0: each for itself */
  readonly teams: number;
  readonly rule: Rule;
  readonly open: boolean;
  readonly oneADevice: boolean;
}

export const EMPTY_DRAFT: Draft = {
  rounds: [],
  seats: 2,
  teams: 0,
  rule: 'highest',
  open: true,
  oneADevice: false,
};

/** A battle to be played again. */
export type Like = Pick<Battle, 'seats' | 'teams' | 'rule'> & { readonly boxes: readonly BoxRun[] };

/** Returns the draft of a battle like another one. */
export const draftLike = ({ boxes, seats, teams, rule }: Like): Draft => ({
  ...EMPTY_DRAFT,
  rounds: boxes.flatMap(({ boxId, count }) => Array.from({ length: count }, () => boxId)),
  seats: seats.length,
  teams,
  rule,
});

/** Returns how many rounds a box has. */
export const timesIn = ({ rounds }: Draft, boxId: string): number =>
  rounds.filter((one) => one === boxId).length;

export const withRound = (draft: Draft, boxId: string): Draft => ({
  ...draft,
  rounds: [...draft.rounds, boxId],
});

/** Returns the draft without the round at a place, from 0. */
export const withoutRound = (draft: Draft, place: number): Draft => ({
  ...draft,
  rounds: draft.rounds.toSpliced(place, 1),
});

/** Returns the draft without the last round of a box. */
export function withoutLast(draft: Draft, boxId: string): Draft {
  const place = draft.rounds.lastIndexOf(boxId);
  return place === -1 ? draft : withoutRound(draft, place);
}

/** Returns the draft with the round at a place, from 0, one place earlier. */
export function moved(draft: Draft, place: number): Draft {
  const box = draft.rounds[place];
  if (place === 0 || box === undefined) return draft;
  return { ...draft, rounds: draft.rounds.toSpliced(place, 1).toSpliced(place - 1, 0, box) };
}

/** Returns the draft with a rule: only whoever plays for itself can share. */
export const withRule = (draft: Draft, rule: Rule): Draft =>
  rule === 'shared' && draft.teams > 0 ? { ...draft, rule, seats: 2, teams: 0 } : { ...draft, rule };

/** Returns the draft with a rule that is played: its own, or else the first one that fits its seats. */
export function withPlayedRule(draft: Draft, played: readonly Rule[]): Draft {
  const fits = played.filter((rule) => rule !== 'shared' || draft.teams === 0);
  const [first = draft.rule] = fits;
  return fits.includes(draft.rule) ? draft : { ...draft, rule: first };
}

/** Returns the draft with a seating. */
export const withSeating = (draft: Draft, { seats, teams }: Pick<Draft, 'seats' | 'teams'>): Draft => ({
  ...draft,
  seats,
  teams,
  rule: teams > 0 && draft.rule === 'shared' ? 'highest' : draft.rule,
});

/** Returns the boxes of the rounds; undefined for one that is on no shelf any more. */
export const boxesOf = (
  { rounds }: Draft,
  known: ReadonlyMap<string, PickedBox>,
): readonly (PickedBox | undefined)[] => rounds.map((id) => known.get(id));

/** The prices have four decimals at most, so sums are rounded to those. */
const round4 = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/** Returns the price of a seat, and what it returns on average as items. */
export function sumOf(boxes: readonly PickedBox[]): { readonly price: number; readonly back: number } {
  const price = boxes.reduce((sum, box) => sum + box.price, 0);
  const back = boxes.reduce((sum, box) => sum + box.price * box.rtp, 0);
  return { price: round4(price), back: round4(back) };
}

export type Fault = 'none' | 'many' | 'gone' | 'ceiling';

/** Returns why a draft cannot be created; undefined if it can. */
export function faultOf(
  draft: Draft,
  boxes: readonly (PickedBox | undefined)[],
  rules: Pick<BattleRules, 'roundsMost' | 'ceiling'>,
): Fault | undefined {
  if (draft.rounds.length === 0) return 'none';
  if (draft.rounds.length > rules.roundsMost) return 'many';
  const there = boxes.filter((box) => box !== undefined);
  if (there.length < boxes.length) return 'gone';
  return sumOf(there).price * draft.seats > rules.ceiling ? 'ceiling' : undefined;
}
