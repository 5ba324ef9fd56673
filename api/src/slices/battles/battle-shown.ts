import { type Battle as EngineBattle, gainsOf, PACE_MS, showOf, shownRounds } from '@skins/engine/battles';
import { type Catalogue, boxOf } from '@skins/engine/catalogue';
import { TICKETS, entrantOf, isIndependent, partyTotals, seatingOf } from '@skins/engine/fairness';
import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import type { Static } from 'typebox';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import { faceOf } from '../catalogue/skin-face.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Battle, Outcome, Person, Round } from './contract.ts';

export type ShownBattle = Static<typeof Battle>;
type ShownRound = Static<typeof Round>;
export type Created = NonNullable<EngineBattle['created']>;

export interface Looking {
  readonly catalogue: Catalogue;
  readonly language: Language;
  /** player id; undefined for visitors */
  readonly caller: string | undefined;
  /** milliseconds since 1970 */
  readonly now: number;
  /** value of a competition card, 1/10,000 gem */
  readonly cardValue: number;
  readonly inForce: (box: { readonly boxId: string; readonly versionHash: string }) => boolean;
  /** whether the shop's beacon is independent: what a battle without a fixed round will be drawn by */
  readonly independent: boolean;
}

/** Public data of a player. */
export const personOf = (playerId: string, caller: string | undefined): Static<typeof Person> => ({
  userId: entrantOf(nativeSha256, playerId),
  userName: maskedName(playerId),
  avatar: avatarOf(playerId),
  me: playerId === caller,
});

const playerAt = (reserved: string): string => idOf(streamOf(reserved));

/** Returns the public name of a battle's messages: it does not tell the link. */
export const topicOf = (battleId: string): string =>
  nativeSha256(`skins battle topic v1\n${battleId}`).slice(0, 16);

/** Returns the times of the show; null before the draw. */
export function timesOf({ created, drawn }: EngineBattle) {
  if (created === undefined || drawn === undefined) return null;
  return showOf(drawn.time, created.terms.order.length);
}

/** Returns the state that players see: a battle runs until its last second, whatever is written when. */
export function stateOf(battle: EngineBattle, now: number): ShownBattle['state'] {
  const { cancelled, voided, frozen } = battle;
  if (cancelled !== undefined) return 'cancelled';
  if (voided !== undefined) return 'void';
  const times = timesOf(battle);
  if (times !== null) return now < times.endsAt ? 'running' : 'finished';
  return frozen === undefined ? 'waiting' : 'sealing';
}

/** Returns runs of rounds with the same box version. */
function runsOf(
  { terms: { boxes, order } }: Created,
  { catalogue, language }: Looking,
): ShownBattle['boxes'] {
  const runs: ShownBattle['boxes'] = [];
  for (const index of order) {
    const box = boxes[index];
    if (box === undefined) continue;
    const last = runs.at(-1);
    if (last?.boxId === box.boxId) last.count += 1;
    else {
      const known = boxOf(catalogue, box.boxId);
      const hero = faceOf(catalogue, known?.face.hero ?? '', language);
      runs.push({
        boxId: box.boxId,
        versionHash: box.versionHash,
        name: known === undefined ? box.boxId : inLanguage(known.face.name, language),
        image: known?.face.image ?? '',
        heroImage: hero.stuffImage,
        heroRarity: hero.skinsRarity,
        price: toGems(box.price),
        count: 1,
      });
    }
  }
  return runs;
}

/** Returns the odds of a box version, present or past. */
export const oddsOf = (catalogue: Catalogue, boxId: string, versionHash: string) =>
  boxOf(catalogue, boxId)?.versions.find((version) => version.versionHash === versionHash)?.odds;

/** Returns what a seat draws on average, in gems, to four places. */
function expectedOf({ terms: { boxes, order } }: Created, catalogue: Catalogue): number {
  const means = boxes.map(({ boxId, versionHash }) =>
    (oddsOf(catalogue, boxId, versionHash)?.items ?? []).reduce(
      (sum, { value, startTicket, endTicket }) => sum + (value * (endTicket - startTicket)) / TICKETS,
      0,
    ),
  );
  return toGems(Math.floor(order.reduce((sum, index) => sum + (means[index] ?? 0), 0)));
}

const seatsShown = (
  { seats }: EngineBattle,
  { terms }: Created,
  caller: string | undefined,
): ShownBattle['seats'] =>
  Array.from({ length: terms.seats }, (_, k) => {
    const taken = seats.find(({ n }) => n === k + 1);
    const person = taken === undefined ? null : personOf(playerAt(taken.reserved), caller);
    return { seat: k + 1, ...seatingOf(k + 1, terms.teams), person };
  });

/** Returns who won a battle that is over. */
function endingOf(battle: EngineBattle): NonNullable<ShownBattle['ending']> {
  const gains = gainsOf(battle);
  const shares = gains.map(({ share }) => share);
  const isShared = battle.drawn?.winner === null;
  const winners = isShared ? gains : gains.filter(({ items }) => items.length > 0);
  return {
    seats: winners.map(({ seat }) => seat.n),
    items: gains.reduce((sum, { items }) => sum + items.length, 0),
    value: toGems(gains.reduce((sum, { value, share }) => sum + value + share, 0)),
    share: isShared ? toGems(Math.min(...shares)) : null,
  };
}

/** A battle in lists. */
export function battleShown(battle: EngineBattle, created: Created, looking: Looking): ShownBattle {
  const { caller, now } = looking;
  const { terms } = created;
  const { frozen, cancelled, voided, seats } = battle;
  const state = stateOf(battle, now);
  const times = timesOf(battle);
  const own = seats.find(({ reserved }) => playerAt(reserved) === caller);
  const isFree = state === 'waiting' && now < created.waitsUntil;
  const independent = frozen === undefined ? looking.independent : isIndependent(frozen.source);
  return {
    id: idOf(streamOf(created.place)),
    state,
    reason: (cancelled ?? voided)?.reason ?? null,
    rule: terms.rule,
    teams: terms.teams,
    seats: seatsShown(battle, created, caller),
    taken: seats.length,
    open: terms.open,
    oneADevice: terms.oneADevice,
    rounds: terms.order.length,
    boxes: runsOf(created, looking),
    price: toGems(terms.price),
    expected: expectedOf(created, looking.catalogue),
    card: terms.price <= looking.cardValue,
    mine: own?.n ?? null,
    creator: playerAt(created.reserved) === caller,
    joinable: isFree && terms.boxes.every((box) => looking.inForce(box)),
    steers: independent ? 'nobody' : 'shop',
    createdAt: created.time,
    waitsUntil: created.waitsUntil,
    frozenAt: frozen?.time ?? null,
    roundNumber: frozen?.source.round ?? null,
    roundTime: frozen?.source.time ?? null,
    startsAt: times?.startsAt ?? null,
    decidesAt: times?.decidesAt ?? null,
    endsAt: times?.endsAt ?? null,
    overAt: (cancelled ?? voided)?.time ?? (state === 'finished' ? (times?.endsAt ?? null) : null),
    ending: state === 'finished' ? endingOf(battle) : null,
  };
}

/** Returns how many rounds are on screen or were. */
export function roundsShown(battle: EngineBattle, now: number): number {
  const times = timesOf(battle);
  const rounds = battle.created?.terms.order.length ?? 0;
  return times === null ? 0 : shownRounds(times.startsAt, rounds, now);
}

/** Returns the rounds that are on screen or were: nothing of a later one. */
export function roundsOf(battle: EngineBattle, { terms }: Created, looking: Looking): ShownRound[] {
  const { drawn } = battle;
  const times = timesOf(battle);
  if (drawn === undefined || times === null) return [];
  const { catalogue, language, now } = looking;
  const values = drawn.picks.map((ofSeat) => ofSeat.map((pick) => drawn.items[pick]?.value ?? 0));
  return Array.from({ length: roundsShown(battle, now) }, (_, r) => {
    const box = terms.boxes[terms.order[r] ?? -1];
    const odds = oddsOf(catalogue, box?.boxId ?? '', box?.versionHash ?? '')?.items ?? [];
    const draws = drawn.tickets.map((ofSeat, s) => {
      const ticket = ofSeat[r] ?? 0;
      const { skinId, value } = drawn.items[drawn.picks[s]?.[r] ?? -1] ?? { skinId: '', value: 0 };
      const {
        stuffName: name,
        stuffImage: image,
        skinsRarity,
        category,
        exterior,
      } = faceOf(catalogue, skinId, language);
      const range = odds.find(({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket);
      return {
        seat: s + 1,
        ticket,
        skinId,
        name,
        image,
        skinsRarity,
        category,
        exterior,
        value: toGems(value),
        startTicket: range?.startTicket ?? 0,
        endTicket: range?.endTicket ?? 0,
      };
    });
    return {
      round: r + 1,
      shownAt: times.startsAt + r * PACE_MS,
      draws,
      standings: standingsOf(values, terms, r),
    };
  });
}

function standingsOf(values: readonly (readonly number[])[], { rule, teams }: Created['terms'], r: number) {
  const totals = partyTotals(values, teams, 0, r + 1);
  const lasts = partyTotals(values, teams, r, r + 1);
  const all = totals.reduce((sum, total) => sum + total, 0);
  const compared = rule === 'last' ? lasts : totals;
  const isAhead = (one: number, other: number): boolean => (rule === 'lowest' ? one < other : one > other);
  return totals.map((total, k) => {
    const own = compared[k] ?? 0;
    const chance = all === 0 ? 1 / totals.length : total / all;
    return {
      of: k + 1,
      total: toGems(total),
      last: toGems(lasts[k] ?? 0),
      rank: 1 + compared.filter((other) => isAhead(other, own)).length,
      chance: rule === 'jackpot' ? chance : null,
    };
  });
}

/** Returns who gets what; null before the deciding moment. */
export function outcomeOf(battle: EngineBattle, now: number): Static<typeof Outcome> | null {
  const { drawn } = battle;
  const times = timesOf(battle);
  if (drawn === undefined || times === null || now < times.decidesAt) return null;
  return {
    winner: drawn.winner,
    tie: drawn.tie,
    jackpot: drawn.jackpot,
    gets: gainsOf(battle).map(({ seat, items, value, share }) => ({
      seat: seat.n,
      items: items.length,
      value: toGems(value),
      share: toGems(share),
    })),
  };
}

/** Returns when the same answer tells more although nothing happens; null if it does not. */
export function nextAt(battle: EngineBattle, now: number): number | null {
  const times = timesOf(battle);
  if (times === null) return null;
  const rounds = roundsShown(battle, now);
  const next =
    rounds === battle.created?.terms.order.length ? times.decidesAt : times.startsAt + rounds * PACE_MS;
  if (now < next) return next;
  return now < times.endsAt ? times.endsAt : null;
}
