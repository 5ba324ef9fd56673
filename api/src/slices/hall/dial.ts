/** Delay after which others see an upgrade, in milliseconds. The player's own dial stops after 4,500. */
export const DIAL_MS = 6_000;
