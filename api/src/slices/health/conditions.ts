import type { ReturnTest } from '../../foundation/statistics/index.ts';

/** What the overview looks at, and alerts tell of, in the order in which it is said. */
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

/** well: nothing to do; notable: somebody should look; wrong: somebody has to act. */
export type ConditionState = 'well' | 'notable' | 'wrong';

/** How one thing is. */
export interface Condition {
  readonly id: ConditionId;
  readonly state: ConditionState;
  /** what was read, in the unit that docs/operations.md names; null where there is none */
  readonly reading: number | null;
  /** what it is about: names of projections, games or boxes, or a sentence of the machine */
  readonly about: readonly string[];
}

/** What was seen of the shop at one moment. Times in milliseconds since 1970. */
export interface Seen {
  readonly time: number;
  /** when the log began */
  readonly began: number;
  /** events in the log */
  readonly head: number;
  /** why nothing is written */
  readonly stops: readonly string[];
  /** sum of all accounts, in 1/10,000 gem: zero */
  readonly imbalance: number;
  readonly returns: readonly (Pick<ReturnTest, 'verdict'> & { readonly subject: string })[];
  readonly parked: readonly string[];
  /** events that the list furthest behind has not seen */
  readonly lag: number;
  readonly stuck: readonly string[];
  /** why the mark cannot be written */
  readonly markTrouble: string | undefined;
  /** why the beacon of draws was not to be had when it was last asked */
  readonly beaconTrouble: string | undefined;
  /** bytes; undefined where the file system does not say */
  readonly disk: { readonly free: number; readonly size: number } | undefined;
  /** events under the newest checkpoint */
  readonly signed: number;
  /** undefined: nobody made one */
  readonly backup: number | undefined;
  /** games that are stopped */
  readonly stopped: readonly string[];
  /** until when the shop is closed to players */
  readonly closedUntil: number | undefined;
}

const MIB = 1024 ** 2;
const HOUR_MS = 3_600_000;
/** Half of what stops writing and goes on again is no time to act in. */
const DISK_WRONG = 256 * MIB;
const DISK_NOTABLE = 1024 * MIB;
const DISK_NOTABLE_SHARE = 0.1;
const LAG_NOTABLE = 5_000;
/** Two of the checkpoints' largest steps. */
const UNSIGNED_NOTABLE = 20_000;
const BACKUP_NOTABLE_MS = 26 * HOUR_MS;
const BACKUP_WRONG_MS = 7 * 24 * HOUR_MS;

/** Every condition, well or not: the overview and the alerts read the same ones. */
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

/** What waits for a round is asked for again; only where that does not help it stands still, which flows tell. */
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

/** A shop that is younger than a day needs none yet. */
function backupOf({ backup, began, time }: Seen): Condition {
  const age = time - (backup ?? began);
  const state = age > BACKUP_WRONG_MS ? 'wrong' : age > BACKUP_NOTABLE_MS ? 'notable' : 'well';
  return { id: 'backup', state, reading: backup ?? null, about: [] };
}
