import type { MasterSecret } from '../../foundation/secrets/index.ts';
import type { Table, Tables } from '../../foundation/tables/index.ts';
import { follow } from './follows.ts';
import { PersonFacts, personFact } from './person-facts.ts';
import { personDevice, personPart } from './person-index.ts';
import { personal } from './person-table.ts';
import { PersonalData } from './personal-data.ts';
import { playerMark } from './player-marks.ts';
import { PlayerNotes, playerNote } from './player-notes.ts';
import { readMark } from './read-marks.ts';
import { activityReminder } from './reminders.ts';
import { spreadCode } from './spread-codes.ts';

/** All that is kept of players outside the log. An erasure reaches each of these tables. */
export const personTables: readonly Table[] = [
  personal,
  personPart,
  personDevice,
  personFact,
  playerNote,
  spreadCode,
  playerMark,
  follow,
  readMark,
  activityReminder,
];

/** The tables about players beside the log. */
export interface People {
  readonly personal: PersonalData;
  /** told by players of themselves after they registered */
  readonly facts: PersonFacts;
  readonly notes: PlayerNotes;
}

interface PeopleParts {
  readonly tables: Tables;
  readonly secret: MasterSecret;
  /** notes a number of events that the log has */
  readonly logHas?: (events: number) => void;
}

export function peopleIn({ tables, secret, logHas }: PeopleParts): People {
  const data = new PersonalData(tables, secret, logHas);
  return {
    personal: data,
    facts: new PersonFacts(tables, data.keys),
    notes: new PlayerNotes(tables, data.keys),
  };
}
