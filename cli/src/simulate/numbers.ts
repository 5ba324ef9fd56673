import { WrongUsage } from '../problem.ts';

/** Parses an option that is a count. @throws WrongUsage unless it is a whole number of at least 1 */
export function countOf(text: string, of: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new WrongUsage(`'${text}' is no number of ${of}`);
  return count;
}

/** @throws WrongUsage unless it is between 0 and 1 */
export function probabilityOf(text: string): number {
  const p = Number(text);
  if (text.trim() === '' || !(p >= 0 && p <= 1)) throw new WrongUsage(`'${text}' is no probability`);
  return p;
}

export const percent = (fraction: number): string => `${(fraction * 100).toFixed(4)} %`;

/** Explains the p-value and how to repeat the run. @param what plural noun for the simulated plays */
export const howToRead = (seed: string, what: string): string =>
  `How to read the p-value: it is the chance that ${what} by the published odds lie at least as far from them as these do.\n` +
  '1 of 100 honest runs comes out below 0.01: one small value says nothing before another seed has said the same.\n' +
  `The seed was ${seed}: --seed ${seed} makes the same ${what} again.\n`;
