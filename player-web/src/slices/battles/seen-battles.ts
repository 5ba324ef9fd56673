import { seenDraws } from '../fairness/seen-draws';

/** The battles whose signed roots this browser fetched before their rounds. */
export const { seen: seenBattle, saw: sawBattle } = seenDraws('seenBattles');
