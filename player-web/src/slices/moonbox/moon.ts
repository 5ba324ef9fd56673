import type { MoonInfo, MoonPhase } from './queries';
import type { MoonOrder, Outcome } from './moon-play';

/** Where the edge of the light crosses the middle of each phase, from −1 (left) to 1. */
const EDGES = [-0.94, -0.74, -0.4, 0, 0.26, 0.56, 0.86, 1];

/** Returns the outline of the lit part of a moon around a middle. */
export function litPath(phase: number, middle: number, radius: number): string {
  const edge = EDGES[phase] ?? 1;
  const [top, bottom] = [middle - radius, middle + radius];
  const inner = Math.abs(edge) * radius;
  return `M${middle} ${top}A${radius} ${radius} 0 0 1 ${middle} ${bottom}A${inner} ${radius} 0 0 ${
    edge < 0 ? 0 : 1
  } ${middle} ${top}Z`;
}

/** Returns how brightly a phase shines, from 0 to 1. */
export const lightOf = (phase: number): number => ((EDGES[phase] ?? 1) + 1.02) / 2.02;

/**
 * Returns the player's phase. A result that has landed moves it before the page has asked again; one that is still hidden does
 * not.
 */
export const phaseNow = (info: MoonInfo, play: { order: MoonOrder; outcome: Outcome } | undefined): number =>
  play !== undefined && info.opens <= play.order.opens ? play.outcome.next : info.phase;

/** The items of a phase that count as one: the top tier, or a rarity of the others. */
export interface Tier {
  readonly rarity: MoonPhase['items'][number]['skinsRarity'] | undefined;
  readonly count: number;
  readonly tickets: number;
}

const ticketsOf = ({ startTicket, endTicket }: MoonPhase['items'][number]): number => endTicket - startTicket;

/** Returns the tiers of a phase: the top one first, the others as they stand in the version. */
export function tiersOf({ items }: MoonPhase, top: readonly string[]): readonly Tier[] {
  const tiers = new Map<Tier['rarity'], Tier>();
  for (const item of items) {
    const rarity = top.includes(item.skinId) ? undefined : item.skinsRarity;
    const before = tiers.get(rarity) ?? { rarity, count: 0, tickets: 0 };
    tiers.set(rarity, { rarity, count: before.count + 1, tickets: before.tickets + ticketsOf(item) });
  }
  return [...tiers.values()].toSorted(
    (a, b) => Number(b.rarity === undefined) - Number(a.rarity === undefined),
  );
}

/** Returns the tickets of each rarity, as the version lists them. */
export function sharesOf({ items }: MoonPhase) {
  const shares = new Map<MoonPhase['items'][number]['skinsRarity'], number>();
  for (const item of items)
    shares.set(item.skinsRarity, (shares.get(item.skinsRarity) ?? 0) + ticketsOf(item));
  return [...shares].map(([rarity, tickets]) => ({ rarity, tickets }));
}
