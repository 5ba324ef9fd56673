import { seenDraws } from '../fairness/seen-draws';

/** The wishes whose signed roots this browser fetched before their rounds. */
export const { seen: seenWish, saw: sawWish } = seenDraws('seenWishes');
