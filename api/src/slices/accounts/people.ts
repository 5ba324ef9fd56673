import type { Database } from 'better-sqlite3';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import type { Table, Tables } from '../../foundation/tables/index.ts';
import { follow } from './follows.ts';
import { PersonFacts } from './person-facts.ts';
import { PersonalData } from './personal-data.ts';
import { playerMark } from './player-marks.ts';
import { PlayerNotes } from './player-notes.ts';
import { readMark } from './read-marks.ts';
import { activityReminder } from './reminders.ts';

export const personTables: readonly Table[] = [follow, readMark, activityReminder, playerMark];

/** The tables about players beside the log. */
export interface People {
  readonly personal: PersonalData;
  /** told by players of themselves after they registered */
  readonly facts: PersonFacts;
  readonly notes: PlayerNotes;
}

export function peopleIn(accounts: Database, tables: Tables, secret: MasterSecret): People {
  const personal = new PersonalData(accounts, tables, secret);
  return {
    personal,
    facts: new PersonFacts(accounts, personal),
    notes: new PlayerNotes(accounts, personal),
  };
}
