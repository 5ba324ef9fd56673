import type { Database } from 'better-sqlite3';
import { PersonFacts } from '../slices/accounts/person-facts.ts';
import { PersonalData } from '../slices/accounts/personal-data.ts';
import { PlayerNotes } from '../slices/accounts/player-notes.ts';
import { ProposedAdjustments } from '../slices/adjustments/proposed.ts';
import type { MasterSecret } from '../foundation/secrets/index.ts';

/** What is known of players beside the log. */
export interface People {
  readonly personal: PersonalData;
  /** what players tell of themselves later */
  readonly facts: PersonFacts;
  readonly notes: PlayerNotes;
  readonly proposed: ProposedAdjustments;
}

export function peopleIn(accounts: Database, secret: MasterSecret): People {
  const personal = new PersonalData(accounts, secret);
  return {
    personal,
    facts: new PersonFacts(accounts, personal),
    notes: new PlayerNotes(accounts, personal),
    proposed: new ProposedAdjustments(accounts, secret),
  };
}
