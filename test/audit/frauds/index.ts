import { changeFrauds } from './changes.ts';
import type { Fraud } from './fraud.ts';
import { itemFrauds } from './items.ts';
import { moneyFrauds } from './money.ts';
import { playerFrauds } from './players.ts';
import { recordFrauds } from './records.ts';
import { roundFrauds } from './rounds.ts';
import { seedFrauds } from './seeds.ts';
import { settingsFrauds } from './settings.ts';

/** Frauds against the rules of the frame, which belong to no slice. */
export const frauds: readonly Fraud[] = [
  ...playerFrauds,
  ...recordFrauds,
  ...moneyFrauds,
  ...itemFrauds,
  ...seedFrauds,
  ...roundFrauds,
  ...settingsFrauds,
  ...changeFrauds,
];
