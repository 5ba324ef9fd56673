import type { HouseDays } from './house-days.ts';
import type { Play, RulesSums } from './play.ts';

type Summed = { -readonly [Member in keyof RulesSums]: RulesSums[Member] };

/** The sums of one batch of plays, so that each row is written once. */
export class PlayTally {
  readonly days = new Map<string, Summed & { readonly day: number }>();
  readonly outcomes = new Map<string, { readonly rules: string; readonly outcome: string; plays: number }>();

  readonly #house: Pick<HouseDays, 'dayOf'>;

  constructor(house: Pick<HouseDays, 'dayOf'>) {
    this.#house = house;
  }

  add(time: number, { subject, rules, outcome, staked, returned }: Play): void {
    const outcomeKey = `${rules} ${outcome}`;
    const counted = this.outcomes.get(outcomeKey) ?? { rules, outcome, plays: 0 };
    counted.plays += 1;
    this.outcomes.set(outcomeKey, counted);
    const day = this.#house.dayOf(time);
    const dayKey = `${day} ${subject} ${rules}`;
    const sums = this.days.get(dayKey) ?? { day, subject, rules, plays: 0, staked: 0, returned: 0 };
    sums.plays += 1;
    sums.staked += staked;
    sums.returned += returned;
    this.days.set(dayKey, sums);
  }
}
