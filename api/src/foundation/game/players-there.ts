import { PlayerRegistered } from '@skins/engine/accounts';
import { type EventStore, START } from '../store/index.ts';

const PAGE = 1_000;
const REGISTERED = JSON.stringify(PlayerRegistered.type);

/**
 * Returns whether a player was ever registered in a log. It reads little: a log without players is short, and in any other
 * the first player came early.
 */
export async function isPlayed(store: EventStore): Promise<boolean> {
  for (let after = START; ;) {
    const records = await store.readAll(after, PAGE);
    // A substring check avoids parsing: most records are of the catalogue.
    if (records.some(({ record }) => record.includes(REGISTERED) && PlayerRegistered.is(JSON.parse(record))))
      return true;
    const last = records.at(-1);
    if (last === undefined) return false;
    after = last.position;
  }
}

/** Remembers whether there is a player; this never becomes false again. */
export class PlayersThere {
  #there: boolean;

  constructor(there: boolean) {
    this.#there = there;
  }

  get there(): boolean {
    return this.#there;
  }

  /** Records that a command ran in a player's stream. */
  met(): void {
    this.#there = true;
  }
}
