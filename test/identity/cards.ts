import { randomInt } from 'node:crypto';

/** Returns a card with a birthday that almost certainly no player has used yet. */
export function freshCard(born = `19${randomInt(50, 99)}0${randomInt(1, 9)}1${randomInt(0, 9)}`): string {
  const head = `${randomInt(110_000, 660_000)}${born}${String(randomInt(1_000)).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((at, weight, n) => at + weight * Number(head[n]), 0);
  return `${head}${'10X98765432'[sum % 11]}`;
}
