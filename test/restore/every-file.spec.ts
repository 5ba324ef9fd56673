import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, openDatabase } from '@skins/api/foundation/files';
import { MarkFile, admitLog } from '@skins/api/foundation/mark';
import { masterSecretIn } from '@skins/api/foundation/secrets';
import { sqlitePlace } from '@skins/api/foundation/store';
import { checkpointSigner } from '@skins/api/foundation/transparency';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type History,
  type Place,
  Revealed,
  copy,
  openedAt,
  placeIn,
  play,
  playedHistory,
} from './history.ts';

// Every combination of a shop's files restored, cut, deleted or from another history, after a stop and after a kill.

const LOGS = ['now', 'old', 'forked', 'cut', 'deleted', 'without-wal'] as const;
const BESIDE = ['now', 'old', 'forked', 'deleted'] as const;
type LogState = (typeof LOGS)[number];
type State = (typeof BESIDE)[number];

interface Combination {
  readonly end: 'stopped' | 'killed';
  readonly log: LogState;
  readonly readModels: State;
  readonly accounts: State;
  readonly mark: State;
}

const FILES = { log: 'log.sqlite', readModels: 'read-models.sqlite', accounts: 'accounts.sqlite' } as const;
/** minimum number of the second session's events left in a cut log */
const CUT_AFTER = 30;

const combinations = (['stopped', 'killed'] as const).flatMap((end) =>
  LOGS.filter((log) => end === 'killed' || log !== 'without-wal').flatMap((log) =>
    BESIDE.flatMap((readModels) =>
      BESIDE.flatMap((accounts) =>
        BESIDE.map((mark): Combination => ({ end, log, readModels, accounts, mark })),
      ),
    ),
  ),
);

let history: History;
let place: Place;

beforeAll(async () => {
  history = await playedHistory();
  place = placeIn(join(history.folder, 'live'));
});
afterAll(() => history.remove());

/** Returns the place that a file is taken from; undefined if it is deleted. */
function sourceOf(state: State | LogState, end: Combination['end']): Place | undefined {
  const now = end === 'killed' ? history.killed : history.now;
  if (state === 'deleted') return undefined;
  return state === 'old' || state === 'forked' ? history[state] : now;
}

/** Creates a combination in the folder from which the shop was always served. */
function lay({ end, log, ...beside }: Combination): void {
  rmSync(place.data, { recursive: true, force: true });
  mkdirSync(place.data, { mode: 0o700 });
  cpSync(join(history.now.data, 'master.secret'), join(place.data, 'master.secret'));
  bring(FILES.log, sourceOf(log, end));
  bring(FILES.readModels, sourceOf(beside.readModels, end));
  bring(FILES.accounts, sourceOf(beside.accounts, end));
  rmSync(place.marks, { recursive: true, force: true });
  const marks = sourceOf(beside.mark, end)?.marks;
  if (marks !== undefined) cpSync(marks, place.marks, { recursive: true });
  if (log === 'without-wal') for (const end of ['-wal', '-shm']) rmSync(at(`${FILES.log}${end}`));
  if (log === 'cut') cutLog();
}

const at = (name: string) => join(place.data, name);

function bring(name: string, from: Place | undefined): void {
  if (from === undefined) return;
  for (const file of readdirSync(from.data))
    if (file.startsWith(name)) cpSync(join(from.data, file), at(file));
}

/** Cuts whole commits off the log's end. */
function cutLog(): void {
  const log = openDatabase(at(FILES.log), { durable: false });
  const kept = eventsIn(history.old) + CUT_AFTER;
  log.prepare('DELETE FROM batches WHERE events_before >= ?').run(kept);
  log.close();
}

function eventsIn({ data }: Place): number {
  const log = openDatabase(join(data, FILES.log), { durable: false });
  const events = log.prepare<[], number>('SELECT sum(events) FROM batches').pluck().get() ?? 0;
  log.close();
  return events;
}

function markFile(): MarkFile {
  const secret = masterSecretIn(place.data, {});
  if (secret === undefined) throw new Error('the secret is there');
  return new MarkFile(place.marks, checkpointSigner(secret).key);
}

/** Returns why a combination is refused; undefined if it is accepted. */
async function refusal(combination: Combination): Promise<string | undefined> {
  lay(combination);
  try {
    const files = dataFolder(place.data);
    await admitLog({ files, log: sqlitePlace(files.log), markFile: markFile() }, 'nothing');
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'NotTheNewestLog') return error.message;
    throw error;
  }
}

/** History and relative length of each state: of one history, or of the beginning that both share. */
const OF: Readonly<
  Record<LogState, { readonly history: 'one' | 'other' | 'both' | 'none'; readonly length: number }>
> = {
  deleted: { history: 'none', length: 0 },
  old: { history: 'both', length: 1 },
  'without-wal': { history: 'both', length: 1 },
  cut: { history: 'one', length: 2 },
  now: { history: 'one', length: 3 },
  forked: { history: 'other', length: 3 },
};

/** Accounts that were killed within a second only know the number of events at the last registration. */
const AT_REGISTRATION = { history: 'both', length: 1.5 } as const;

/** Tells whether the log has everything that a file knows of it. */
function meets(log: LogState, remembered: (typeof OF)[LogState]): boolean {
  const has = OF[log];
  if (remembered.length > has.length) return false;
  return remembered.history === 'none' || remembered.history === 'both' || remembered.history === has.history;
}

/**
 * Tells whether the shop may start: nothing contradicts its log, and the mark knows it. A mark restored with
 * everything else cannot know better: a whole machine was rolled back, or replaced by the other history.
 */
function mayStart({ end, log, readModels, accounts, mark }: Combination): boolean {
  const byAccounts = end === 'killed' && accounts === 'now' ? AT_REGISTRATION : OF[accounts];
  const met = [OF[readModels], byAccounts, OF[mark]].every((remembered) => meets(log, remembered));
  return met && (mark !== 'deleted' || log === 'deleted');
}

describe('a shop with files of different times and histories', () => {
  it(`starts in ${combinations.filter(mayStart).length} of ${combinations.length} combinations, and says of the others what is wrong`, async () => {
    const wrong: unknown[] = [];
    for (const combination of combinations) {
      const said = await refusal(combination);
      const fine = mayStart(combination)
        ? said === undefined
        : said !== undefined && said.includes('--restored') && said.includes(place.data);
      if (!fine) wrong.push({ ...combination, said });
    }
    expect(wrong).toEqual([]);
  });

  it.each<[string, Partial<Combination>]>([
    ['nothing is missing', {}],
    ['the read models are gone', { readModels: 'deleted' }],
    ['the read models are older', { readModels: 'old' }],
    ['the accounts are gone', { accounts: 'deleted' }],
    ['the accounts are older', { accounts: 'old' }],
    ['the mark is older', { mark: 'old' }],
    ['only the log is newest', { readModels: 'old', accounts: 'old', mark: 'old' }],
  ])('repeats no seed if %s, after a stop or a kill', async (_what, parts) => {
    for (const end of ['stopped', 'killed'] as const) {
      lay({ end, log: 'now', readModels: 'now', accounts: 'now', mark: 'now', ...parts });
      const service = await openedAt(place);
      const revealed = new Revealed();
      revealed.take(history.seeds);
      revealed.take(await play(service, history.playerId, 3));
      expect(revealed.again).toEqual([]);
      await service.close();
    }
  });

  it.each(['old', 'cut', 'forked', 'without-wal'] as const)(
    'continues with a log that is %s if it is told to, and repeats no seed',
    async (log) => {
      lay({ end: 'killed', log, readModels: 'now', accounts: 'now', mark: 'now' });
      const service = await openedAt(place, 'restored');
      const revealed = new Revealed();
      revealed.take(history.seeds);
      revealed.take(await play(service, history.playerId, 25));
      expect(revealed.again).toEqual([]);
      await service.close();
      expect(readdirSync(place.data).some((name) => name.startsWith('read-models.sqlite.before-'))).toBe(
        true,
      );
      // The log is now the newest.
      const again = await openedAt(place);
      revealed.take(await play(again, history.playerId, 3));
      expect(revealed.again).toEqual([]);
      await again.close();
    },
  );

  it('never accepts a restored log as a moved one', async () => {
    for (const log of ['old', 'cut', 'forked', 'deleted'] as const) {
      lay({ end: 'stopped', log, readModels: 'deleted', accounts: 'deleted', mark: 'now' });
      await expect(openedAt(place, 'moved')).rejects.toThrow('--restored');
    }
  });

  it('cannot continue without a log', async () => {
    lay({ end: 'stopped', log: 'deleted', readModels: 'now', accounts: 'now', mark: 'now' });
    await expect(openedAt(place, 'restored')).rejects.toThrow('there is nothing to go on with');
    expect(existsSync(at(FILES.log))).toBe(false);
  });
});

describe('a shop in another folder, or without its mark', () => {
  it('needs --moved once, and is known afterwards', async () => {
    for (const part of ['marks', 'data'] as const) {
      copy(history.now, place);
      const elsewhere = { ...place, [part]: join(history.folder, `other-${part}`) };
      if (part === 'data') cpSync(place.data, elsewhere.data, { recursive: true });
      await expect(openedAt(elsewhere)).rejects.toThrow('start once with --moved');
      await (await openedAt(elsewhere, 'moved')).close();
      await (await openedAt(elsewhere)).close();
    }
  });

  it('starts empty under a secret without a mark, but not under one with a mark', async () => {
    const folder = join(history.folder, 'fresh');
    const fresh = placeIn(folder);
    await (await openedAt(fresh)).close();
    rmSync(fresh.data, { recursive: true });
    mkdirSync(fresh.data, { mode: 0o700 });
    await (await openedAt(fresh)).close();

    lay({ end: 'stopped', log: 'deleted', readModels: 'deleted', accounts: 'deleted', mark: 'now' });
    await expect(openedAt(place)).rejects.toThrow('has no events');
  });

  it('does not start with a damaged mark, and explains how to go on', async () => {
    for (const end of ['.json', '.end']) {
      copy(history.now, place);
      for (const name of readdirSync(place.marks).filter((one) => one.endsWith(end)))
        writeFileSync(join(place.marks, name), 'garbage');
      await expect(openedAt(place)).rejects.toThrow(/is damaged: .+ --moved, .+ --restored/);
    }
  });
});
