import type { ReturnTest } from '../../foundation/statistics/index.ts';

/** Conditions of the overview and of alerts, in display order. */
export const CONDITIONS = [
  'writing',
  'look',
  'ledger',
  'returns',
  'projections',
  'lists',
  'flows',
  'mark',
  'beacon',
  'disk',
  'wal',
  'lag',
  'checkpoint',
  'backup',
  'pictures',
  'games',
  'maintenance',
] as const;
export type ConditionId = (typeof CONDITIONS)[number];

/** well: nothing to do; notable: an operator should look; wrong: an operator must act. */
export type ConditionState = 'well' | 'notable' | 'wrong';

/** The state of one condition. */
export interface Condition {
  readonly id: ConditionId;
  readonly state: ConditionState;
  /** measured value, in the unit that docs/operations.md states; null if there is none */
  readonly reading: number | null;
  /** affected projections, games or boxes, or an error message of the machine */
  readonly about: readonly string[];
}

/** Measurements of one check. Times in milliseconds since 1970. */
export interface Seen {
  readonly time: number;
  /** time of the log's first event */
  readonly began: number;
  /** number of events in the log */
  readonly head: number;
  /** reasons why nothing is written */
  readonly stops: readonly string[];
  /** sum of all accounts in 1/10,000 gem; must be zero */
  readonly imbalance: number;
  readonly returns: readonly (Pick<ReturnTest, 'verdict'> & { readonly subject: string })[];
  readonly parked: readonly string[];
  /** why the lists as a whole cannot be read or written */
  readonly listsTrouble: readonly string[];
  /** events that the slowest list is behind */
  readonly lag: number;
  /** milliseconds since the first of them was written */
  readonly lagMs: number;
  readonly stuck: readonly string[];
  /** why the log mark cannot be written */
  readonly markTrouble: string | undefined;
  /** error of the last request to the draw beacon */
  readonly beaconTrouble: string | undefined;
  /** bytes; undefined if the file system does not report them */
  readonly disk: { readonly free: number; readonly size: number } | undefined;
  /** bytes of the log's WAL */
  readonly walBytes: number;
  /** number of events under the newest checkpoint */
  readonly signed: number;
  /** undefined if there is no backup */
  readonly backup: number | undefined;
  /** paths of pictures whose files are missing */
  readonly missingPictures: readonly string[];
  /** stopped games */
  readonly stopped: readonly string[];
  /** end of the maintenance in which players are locked out */
  readonly closedUntil: number | undefined;
}

/** A measurement that failed. */
export class Unread extends Error {}

/** Measurements of one check, of which each may have failed. */
type Tried = { readonly [Name in keyof Seen]: Seen[Name] | Unread };

/** Returns a measurement. @throws Unread when it failed */
function sure<Value>(value: Value | Unread): Value {
  if (value instanceof Unread) throw value;
  return value;
}

const MIB = 1024 ** 2;
const HOUR_MS = 3_600_000;
/** Well above the 64 MiB at which writing stops, to leave time to act. */
const DISK_WRONG = 256 * MIB;
const DISK_NOTABLE = 1024 * MIB;
const DISK_NOTABLE_SHARE = 0.1;
/** Twice what the shop itself lets it grow to. */
const WAL_NOTABLE = 160 * MIB;
const WAL_WRONG = 1024 * MIB;
const LAG_NOTABLE = 5_000;
const LAG_NOTABLE_MS = 30_000;
/** Twice the largest number of events between checkpoints. */
const UNSIGNED_NOTABLE = 20_000;
const BACKUP_NOTABLE_MS = 26 * HOUR_MS;
const BACKUP_WRONG_MS = 7 * 24 * HOUR_MS;

/** Returns every condition, well or not, for both the overview and the alerts. A failed measurement hides no other condition. */
export function conditionsOf(seen: Tried): readonly Condition[] {
  const read = CONDITIONS.flatMap((id) => (id === 'look' ? [] : conditionOrFault(id, seen)));
  const faults = read.flatMap(({ id, fault }) => (fault === undefined ? [] : [`${id}: ${fault}`]));
  const conditions = new Map<ConditionId, Condition>(read.map(({ id, condition }) => [id, condition]));
  return CONDITIONS.map((id) => conditions.get(id) ?? wrongIf('look', faults));
}

type Measured = Exclude<ConditionId, 'look'>;

function conditionOrFault(
  id: Measured,
  seen: Tried,
): { readonly id: Measured; readonly condition: Condition; readonly fault?: string } {
  try {
    return { id, condition: READ[id](seen) };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return {
      id,
      condition: { id, state: 'wrong', reading: null, about: [error.message] },
      fault: error.message,
    };
  }
}

const READ: { readonly [Id in Measured]: (seen: Tried) => Condition } = {
  writing: ({ stops }) => wrongIf('writing', sure(stops)),
  ledger: ({ imbalance }) => ({
    id: 'ledger',
    state: sure(imbalance) === 0 ? 'well' : 'wrong',
    reading: sure(imbalance),
    about: [],
  }),
  returns: ({ returns }) =>
    wrongIf(
      'returns',
      sure(returns).flatMap(({ verdict, subject }) => (verdict === 'suspicious' ? [subject] : [])),
    ),
  projections: ({ parked }) => wrongIf('projections', sure(parked)),
  lists: ({ listsTrouble }) => wrongIf('lists', sure(listsTrouble)),
  flows: ({ stuck }) => wrongIf('flows', sure(stuck)),
  mark: ({ markTrouble }) => {
    const trouble = sure(markTrouble);
    return wrongIf('mark', trouble === undefined ? [] : [trouble]);
  },
  beacon: ({ beaconTrouble }) => beaconOf(sure(beaconTrouble)),
  disk: ({ disk }) => diskOf(sure(disk)),
  wal: ({ walBytes }) => walOf(sure(walBytes)),
  lag: ({ lag, lagMs }) => {
    const late = sure(lagMs) > LAG_NOTABLE_MS;
    return {
      id: 'lag',
      state: late || sure(lag) > LAG_NOTABLE ? 'notable' : 'well',
      reading: sure(lag),
      about: late ? [`${Math.round(sure(lagMs) / 1_000)} s`] : [],
    };
  },
  checkpoint: ({ head, signed }) => {
    const unsigned = sure(head) - sure(signed);
    return {
      id: 'checkpoint',
      state: unsigned > UNSIGNED_NOTABLE ? 'notable' : 'well',
      reading: Math.max(0, unsigned),
      about: [],
    };
  },
  backup: ({ backup, began, time }) => backupOf(sure(backup), sure(time), sure(began)),
  pictures: ({ missingPictures }) => wrongIf('pictures', sure(missingPictures)),
  games: ({ stopped }) => ({
    id: 'games',
    state: sure(stopped).length > 0 ? 'notable' : 'well',
    reading: sure(stopped).length,
    about: sure(stopped),
  }),
  maintenance: ({ closedUntil }) => ({
    id: 'maintenance',
    state: sure(closedUntil) === undefined ? 'well' : 'notable',
    reading: sure(closedUntil) ?? null,
    about: [],
  }),
};

const wrongIf = (id: ConditionId, about: readonly string[]): Condition => ({
  id,
  state: about.length > 0 ? 'wrong' : 'well',
  reading: about.length,
  about,
});

/** A missing beacon round is retried. Only a flow that gets stuck is an error, which `flows` reports. */
const beaconOf = (beaconTrouble: Seen['beaconTrouble']): Condition => ({
  id: 'beacon',
  state: beaconTrouble === undefined ? 'well' : 'notable',
  reading: null,
  about: beaconTrouble === undefined ? [] : [beaconTrouble],
});

function diskOf(disk: Seen['disk']): Condition {
  if (disk === undefined) return { id: 'disk', state: 'well', reading: null, about: [] };
  const scarce = disk.free < DISK_NOTABLE || disk.free < DISK_NOTABLE_SHARE * disk.size;
  const state = disk.free < DISK_WRONG ? 'wrong' : scarce ? 'notable' : 'well';
  return { id: 'disk', state, reading: disk.free, about: [] };
}

/** The log's WAL grows while another program holds a read transaction open. */
const walOf = (bytes: number): Condition => ({
  id: 'wal',
  state: bytes > WAL_WRONG ? 'wrong' : bytes > WAL_NOTABLE ? 'notable' : 'well',
  reading: bytes,
  about: [],
});

/** A shop younger than 26 hours needs no backup yet. */
function backupOf(backup: Seen['backup'], time: number, began: number): Condition {
  const age = time - (backup ?? began);
  const state = age > BACKUP_WRONG_MS ? 'wrong' : age > BACKUP_NOTABLE_MS ? 'notable' : 'well';
  return { id: 'backup', state, reading: backup ?? null, about: [] };
}
