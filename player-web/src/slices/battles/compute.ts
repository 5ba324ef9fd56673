// A battle computed in this browser from the public number: what a skipped animation shows, and what the proof repeats.
import { battleOutcome, battleTickets, itemAt, seatingOf } from '@skins/engine/fairness';
import type { Battle, BattleDetail, Draw, Evidence, Outcome, Round, Rule, Standing } from './queries';
import { shownAt, timesOf } from './scene';
import type { Versions } from './use-boxes';

export interface Played {
  readonly rounds: readonly Round[];
  readonly outcome: Outcome | null;
}

const UNITS = 10_000;
const gems = (units: number): number => units / UNITS;
const units = (amount: number): number => Math.round(amount * UNITS);

/** Computes all rounds and the result; undefined before the public number is out. */
export function playedOut({ battle, evidence }: BattleDetail, versions: Versions): Played | undefined {
  const times = timesOf(battle);
  const tickets = ticketsOf(evidence);
  if (times === undefined || tickets === undefined) return undefined;
  const drawn = tickets.map((ofSeat, seat) =>
    ofSeat.map((ticket, round) =>
      drawOf(versions.get(evidence.terms.versions[round] ?? '') ?? [], seat + 1, ticket),
    ),
  );
  const rounds = evidence.terms.versions.map((_hash, round): Round => {
    const soFar = drawn.map((ofSeat) => ofSeat.slice(0, round + 1).map(({ value }) => value));
    return {
      round: round + 1,
      shownAt: shownAt(times, round + 1),
      draws: drawn.flatMap((ofSeat) => ofSeat[round] ?? []),
      standings: standingsOf(battle, soFar),
    };
  });
  return { rounds, outcome: outcomeOf(evidence, drawn) };
}

function ticketsOf({ draw, round, frozen, terms }: Evidence): number[][] | undefined {
  if (round === null || frozen === null) return undefined;
  return battleTickets({
    draw,
    randomness: round.randomness,
    root: frozen.root,
    seats: terms.seats,
    rounds: terms.versions.length,
  });
}

type Items = NonNullable<ReturnType<Versions['get']>>;

function drawOf(items: Items, seat: number, ticket: number): Draw {
  const item = itemAt(items, ticket);
  return {
    seat,
    ticket,
    skinId: item.skinId,
    name: item.stuffName,
    image: item.stuffImage,
    skinsRarity: item.skinsRarity,
    category: item.category,
    exterior: item.exterior,
    value: item.price,
    startTicket: item.startTicket,
    endTicket: item.endTicket,
  };
}

function outcomeOf(
  { draw, round, frozen, terms }: Evidence,
  drawn: readonly (readonly Draw[])[],
): Outcome | null {
  if (round === null || frozen === null) return null;
  const { winner, tie, jackpot, gains } = battleOutcome({
    draw,
    randomness: round.randomness,
    root: frozen.root,
    rule: terms.rule,
    teams: terms.teams,
    rate: terms.rate,
    values: drawn.map((ofSeat) => ofSeat.map(({ value }) => units(value))),
  });
  const decided = (decider: typeof tie) => decider && { ...decider, among: [...decider.among] };
  return {
    winner,
    tie: decided(tie),
    jackpot: decided(jackpot),
    gets: gains.map(({ seat, items, value, share }) => ({
      seat,
      items: items.length,
      value: gems(value),
      share: gems(share),
    })),
  };
}

/** Returns where each seat or team stands. @param values by seat, then round, in gems */
export function standingsOf(
  { rule, teams }: Pick<Battle, 'rule' | 'teams'>,
  values: readonly (readonly number[])[],
): Standing[] {
  const parties = Array.from({ length: teams === 0 ? values.length : teams }, (_, party) => party + 1);
  const sums = parties.map((of) => {
    const own = values.filter((_, seat) =>
      teams === 0 ? seat + 1 === of : seatingOf(seat + 1, teams).team === of,
    );
    const total = own.flat().reduce((sum, value) => sum + units(value), 0);
    const last = own.reduce((sum, ofSeat) => sum + units(ofSeat.at(-1) ?? 0), 0);
    return { of, total, last };
  });
  const all = sums.reduce((sum, { total }) => sum + total, 0);
  return sums.map(({ of, total, last }) => ({
    of,
    total: gems(total),
    last: gems(last),
    rank: 1 + sums.filter((other) => isAhead(rule, other, { total, last })).length,
    chance: rule !== 'jackpot' ? null : all === 0 ? 1 / sums.length : total / all,
  }));
}

type Sums = Pick<Standing, 'total' | 'last'>;

function isAhead(rule: Rule, one: Sums, other: Sums): boolean {
  if (rule === 'lowest') return one.total < other.total;
  return rule === 'last' ? one.last > other.last : one.total > other.total;
}
