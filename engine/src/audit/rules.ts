/** What a log is held to: every rule by name. The first one that an event breaks is named in the divergence. */
export const RULES = {
  record: 'a record is canonical JSON on one line, the members of its envelope in order',
  schema: 'an event is of a known type and schema version, and its data fits',
  stream: 'a stream is of a known kind, and holds only events of that kind',
  version: 'the versions of a stream count from 1 without a gap',
  actor: 'players play, and only operators or the system change the catalogue',
  append: 'the events of one command stand together, with one time and one actor',
  command: 'a command writes its events in the one order there is, and wholly',
  login: 'a login is claimed once, by one player',
  registration: "a player's stream begins with that player's registration, and has no other",
  posting: 'money moves between the accounts that its reason names',
  balance: 'a posting leaves the balance that it states, never below zero',
  payment: 'a command pays exactly the prices of what it opens',
  chain: 'chains of server seeds count from 1, one runs and at most one waits',
  armed: 'a chain is played only after a user seed was set that its anchor could not know',
  'derived-seed': 'a user seed that stands for a command derives from the id of that command',
  'seed-index': 'the seeds of a chain are revealed in order, none twice, none left out',
  'server-seed': 'a server seed hashes to the seed revealed before it, or to the anchor',
  'user-seed': 'a roll uses the user seed that was set last',
  skin: 'a box holds listed skins, each once, at the price they are listed at',
  face: 'a box stands on a shelf that is there and shows an item that it holds',
  tickets: 'the ticket ranges of a box version adjoin and end at 2^24',
  'version-number': 'the versions of a box count from 1',
  'version-hash': 'a box version is named by the hash of its price and odds',
  sale: 'an opened box version is the one on sale at that place in the log',
  price: 'an open costs the price of its box version',
  ticket: 'a ticket is the first six hex digits of SHA-256(userSeed + serverSeed)',
  item: 'an open yields the item whose range holds its ticket',
  'item-id': "a player's items are numbered from 1 without a gap",
  grant: 'a command grants exactly the items that it opened, at the value of their box version',
  ledger: 'what was minted is held by players, the house and the escrow',
} as const;

export type Rule = keyof typeof RULES;

/** A rule that an event breaks. */
export interface Violation {
  readonly rule: Rule;
  readonly expected: string;
  readonly found: string;
}

/** The first place where a log is not what it has to be. */
export interface Divergence extends Violation {
  /** of the record in the log, from 1; where a missing one should stand */
  readonly position: number;
  /** empty when the record cannot be read so far */
  readonly stream: string;
  /** in the stream; 0 when the record cannot be read so far */
  readonly version: number;
}

const SHOWN_MAX = 160;

export const violationOf = (rule: Rule, expected: string | number, found: string | number): Violation => ({
  rule,
  expected: shown(expected),
  found: shown(found),
});

/** A violation, unless both are the same. */
export const unequal = <Value extends string | number>(
  rule: Rule,
  expected: Value,
  found: Value,
): Violation | undefined => (expected === found ? undefined : violationOf(rule, expected, found));

const shown = (value: string | number): string => {
  const text = String(value);
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}…`;
};
