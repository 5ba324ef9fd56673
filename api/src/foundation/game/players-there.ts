import { PlayerRegistered } from '@skins/engine/accounts';
import { type EventStore, START } from '../store/index.ts';

const PAGE = 1_000;
const REGISTERED = JSON.stringify(PlayerRegistered.type);

/** Whether somebody was ever registered in a log. Where nobody was, it is short; where somebody was, they came early. */
export async function isPlayed(store: EventStore): Promise<boolean> {
  for (let after = START; ;) {
    const records = await store.readAll(after, PAGE);
    // A cheap look first: most records are of the catalogue.
    if (records.some(({ record }) => record.includes(REGISTERED) && PlayerRegistered.is(JSON.parse(record))))
      return true;
    const last = records.at(-1);
    if (last === undefined) return false;
    after = last.position;
  }
}

/** Whether there is a player; once there is one, for ever. */
export class PlayersThere {
  #there: boolean;

  constructor(there: boolean) {
    this.#there = there;
  }

  get there(): boolean {
    return this.#there;
  }

  /** Somebody gives a command in a player's stream. */
  met(): void {
    this.#there = true;
  }
}
