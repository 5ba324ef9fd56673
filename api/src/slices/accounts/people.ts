import type { Database } from 'better-sqlite3';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import { PersonFacts } from './person-facts.ts';
import { PersonalData } from './personal-data.ts';
import { PlayerNotes } from './player-notes.ts';

/** The tables about players beside the log. */
export interface People {
  readonly personal: PersonalData;
  /** told by players of themselves after they registered */
  readonly facts: PersonFacts;
  readonly notes: PlayerNotes;
}

export function peopleIn(accounts: Database, secret: MasterSecret): People {
  const personal = new PersonalData(accounts, secret);
  return {
    personal,
    facts: new PersonFacts(accounts, personal),
    notes: new PlayerNotes(accounts, personal),
  };
}
