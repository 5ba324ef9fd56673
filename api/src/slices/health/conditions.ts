import type { ReturnTest } from '../../foundation/statistics/index.ts';

/** Conditions of the overview and of alerts, in display order. */
export const CONDITIONS = [
  'writing',
  'ledger',
  'returns',
  'projections',
  'flows',
  'mark',
  'beacon',
  'disk',
  'lag',
  'checkpoint',
  'backup',
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
  /** events that the slowest list is behind */
  readonly lag: number;
  readonly stuck: readonly string[];
  /** why the log mark cannot be written */
  readonly markTrouble: string | undefined;
  /** error of the last request to the draw beacon */
  readonly beaconTrouble: string | undefined;
  /** bytes; undefined if the file system does not report them */
  readonly disk: { readonly free: number; readonly size: number } | undefined;
  /** number of events under the newest checkpoint */
  readonly signed: number;
  /** undefined if there is no backup */
  readonly backup: number | undefined;
  /** stopped games */
  readonly stopped: readonly string[];
  /** end of the maintenance in which players are locked out */
  readonly closedUntil: number | undefined;
}

const MIB = 1024 ** 2;
const HOUR_MS = 3_600_000;
/** Well above the 64 MiB at which writing stops, to leave time to act. */
const DISK_WRONG = 256 * MIB;
const DISK_NOTABLE = 1024 * MIB;
const DISK_NOTABLE_SHARE = 0.1;
const LAG_NOTABLE = 5_000;
/** Twice the largest number of events between checkpoints. */
const UNSIGNED_NOTABLE = 20_000;
const BACKUP_NOTABLE_MS = 26 * HOUR_MS;
const BACKUP_WRONG_MS = 7 * 24 * HOUR_MS;

/** Returns every condition, well or not, for both the overview and the alerts. */
export function conditionsOf(seen: Seen): readonly Condition[] {
  const suspicious = seen.returns.filter(({ verdict }) => verdict === 'suspicious');
  return [
    wrongIf('writing', seen.stops),
    {
      id: 'ledger',
      state: seen.imbalance === 0 ? 'well' : 'wrong',
      reading: seen.imbalance,
      about: [],
    },
    wrongIf(
      'returns',
      suspicious.map(({ subject }) => subject),
    ),
    wrongIf('projections', seen.parked),
    wrongIf('flows', seen.stuck),
    wrongIf('mark', seen.markTrouble === undefined ? [] : [seen.markTrouble]),
    beaconOf(seen),
    diskOf(seen),
    { id: 'lag', state: seen.lag > LAG_NOTABLE ? 'notable' : 'well', reading: seen.lag, about: [] },
    {
      id: 'checkpoint',
      state: seen.head - seen.signed > UNSIGNED_NOTABLE ? 'notable' : 'well',
      reading: Math.max(0, seen.head - seen.signed),
      about: [],
    },
    backupOf(seen),
    {
      id: 'games',
      state: seen.stopped.length > 0 ? 'notable' : 'well',
      reading: seen.stopped.length,
      about: seen.stopped,
    },
    {
      id: 'maintenance',
      state: seen.closedUntil === undefined ? 'well' : 'notable',
      reading: seen.closedUntil ?? null,
      about: [],
    },
  ];
}

const wrongIf = (id: ConditionId, about: readonly string[]): Condition => ({
  id,
  state: about.length > 0 ? 'wrong' : 'well',
  reading: about.length,
  about,
});

/** A missing beacon round is retried. Only a flow that gets stuck is an error, which `flows` reports. */
const beaconOf = ({ beaconTrouble }: Seen): Condition => ({
  id: 'beacon',
  state: beaconTrouble === undefined ? 'well' : 'notable',
  reading: null,
  about: beaconTrouble === undefined ? [] : [beaconTrouble],
});

function diskOf({ disk }: Seen): Condition {
  if (disk === undefined) return { id: 'disk', state: 'well', reading: null, about: [] };
  const scarce = disk.free < DISK_NOTABLE || disk.free < DISK_NOTABLE_SHARE * disk.size;
  const state = disk.free < DISK_WRONG ? 'wrong' : scarce ? 'notable' : 'well';
  return { id: 'disk', state, reading: disk.free, about: [] };
}

/** A shop younger than 26 hours needs no backup yet. */
function backupOf({ backup, began, time }: Seen): Condition {
  const age = time - (backup ?? began);
  const state = age > BACKUP_WRONG_MS ? 'wrong' : age > BACKUP_NOTABLE_MS ? 'notable' : 'well';
  return { id: 'backup', state, reading: backup ?? null, about: [] };
}
