import { type Contradiction, admitLog } from '@skins/api/foundation/mark';
import { type Recorded, START, openSqliteReader, sqlitePlace } from '@skins/api/foundation/store';
import { smallFiles } from './small-shop.ts';
import { EVENTS_PER_APPEND, type Told } from './told.ts';

const EVERYTHING = 1_000_000;

/** Possible findings in a small shop's files. */
export type Finding =
  | 'answered before the commit'
  | 'the mark is ahead of the log'
  | 'a list is ahead of the log'
  | 'the accounts are ahead of the log'
  | 'a truncated tail was taken for the whole'
  | 'a failed sync was taken for one that worked'
  | 'a batch was lost under a later one'
  | 'an append is there in part'
  | 'an append is there twice';

/** The files that a small shop left. */
export interface Left {
  /** findings in the log itself */
  readonly findings: readonly Finding[];
  /** files that know more than the log */
  readonly ahead: readonly Finding[];
  /** appends in the log */
  readonly appends: ReadonlySet<string>;
}

/** Reads a small shop's files as its next start does, before it writes anything. */
export async function leftIn(folder: string): Promise<Left> {
  const { files, markFile } = smallFiles(folder);
  const { contradictions } = await admitLog({ files, log: sqlitePlace(files.log), markFile }, 'restored');
  const reader = openSqliteReader(files.log);
  try {
    const log = await reader.readAll(START, EVERYTHING);
    return {
      findings: unlikeAppends(log),
      ahead: contradictions.map(aheadOf),
      appends: new Set(log.map(appendOf)),
    };
  } finally {
    await reader.close();
  }
}

const AHEAD = {
  mark: 'the mark is ahead of the log',
  readModels: 'a list is ahead of the log',
  accounts: 'the accounts are ahead of the log',
} as const satisfies Record<string, Finding>;

const aheadOf = ({ memory }: Contradiction): Finding => AHEAD[memory.keeper];

const APPENDED = /"stream":"([^"]*)".*"command":"([^"]*)"/;

/** Returns the append of an event. */
const appendOf = ({ record }: Recorded): string => APPENDED.exec(record)?.slice(1).join(' ') ?? '';

/** Checks that each append's events are complete, adjacent and unique. */
function unlikeAppends(log: readonly Recorded[]): Finding[] {
  const runs: { readonly append: string; events: number }[] = [];
  for (const append of log.map(appendOf)) {
    const last = runs.at(-1);
    if (last?.append === append) last.events += 1;
    else runs.push({ append, events: 1 });
  }
  const twice = new Set(runs.map(({ append }) => append)).size < runs.length;
  const inPart = runs.some(({ events }) => events < EVENTS_PER_APPEND);
  const tooLong = runs.some(({ events }) => events > EVENTS_PER_APPEND);
  return [
    ...(twice || tooLong ? ['an append is there twice' as const] : []),
    ...(inPart ? ['an append is there in part' as const] : []),
  ];
}

export const isIn = ({ appends }: Left, { stream, id }: Told): boolean => appends.has(`${stream} ${id}`);

/** Evidence on how appends were lost. */
export interface Evidence {
  /** all acknowledged appends, in order */
  readonly told: readonly Told[];
  /** files as processes read them at the end, while there was power */
  readonly end: Left;
  readonly syncFailed: boolean;
  /** whether a truncated log was continued */
  readonly cut: boolean;
}

/** Returns how an acknowledged append was lost. */
export function lossOf(lost: Told, { told, end, cut, syncFailed }: Evidence): Finding {
  if (cut) return 'a truncated tail was taken for the whole';
  if (syncFailed) return 'a failed sync was taken for one that worked';
  const laterOnes = told.slice(told.indexOf(lost) + 1);
  const under = !isIn(end, lost) && laterOnes.some((later) => isIn(end, later));
  return under ? 'a batch was lost under a later one' : 'answered before the commit';
}
