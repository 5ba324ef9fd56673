// The house's calendar runs in Asia/Shanghai, which is UTC+8 all year and has been since 1991.
const OFFSET_MS = 8 * 3_600_000;
export const DAY_MS = 86_400_000;

/** The house's day of a moment, as days since 1970-01-01 in Asia/Shanghai. Time in milliseconds since 1970 UTC. */
export const houseDay = (time: number): number => Math.floor((time + OFFSET_MS) / DAY_MS);

/** When a house day begins, in milliseconds since 1970 UTC. */
export const startOfHouseDay = (day: number): number => day * DAY_MS - OFFSET_MS;

/** A house day as '2026-11-20'. */
export const houseDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
