import type { Database } from 'better-sqlite3';
import { EDITION } from '@skins/engine/kernel';
import { frontierText } from '@skins/engine/transparency';
import type { Logger } from 'pino';
import { BeaconDesk, beaconChoiceOf, beaconsAtHand } from '../foundation/beacon/index.ts';
import { type Controls, controlSocketOf, serveControl } from '../foundation/control/index.ts';
import type { DataFolder } from '../foundation/files/index.ts';
import type { Flows, Outside } from '../foundation/flows/index.ts';
import type { Game } from '../foundation/game/index.ts';
import {
  GUESSED_MAX,
  Guesses,
  KnownDevices,
  MinuteCounts,
  ownEntries,
  sharedEntries,
} from '../foundation/guards/index.ts';
import { MarkKeeper, forgetReplica } from '../foundation/mark/index.ts';
import { NodeReports } from '../foundation/nodes/index.ts';
import { MACHINE_TIME } from '../foundation/runtime/index.ts';
import type { MasterSecret } from '../foundation/secrets/index.ts';
import { type LogStore, holds } from '../foundation/store/index.ts';
import type { Tables } from '../foundation/tables/index.ts';
import { type CheckpointSigner, checkpointSigner } from '../foundation/transparency/index.ts';
import type { Foundation, OpenDesk } from './desk.ts';
import { type Desks, type AllDesks, allTables, openDesks } from './desks.ts';
import { openCopy } from './open-copy.ts';
import { type OpenLog, openLog } from './open-log.ts';
import type { ServiceOptions } from './service-options.ts';
import { loadWords } from './load-words.ts';
import type { ListsWatch } from './lists-watch.ts';
import { startReading } from './start-reading.ts';
import type { ThreadedProjector } from './threaded-projector.ts';
import { VERSION } from './version.ts';
import { watchWriting } from './writing-watch.ts';

/** The shop over one data folder, without HTTP. */
export interface Service {
  readonly folder: DataFolder;
  readonly secret: MasterSecret;
  readonly signer: CheckpointSigner;
  readonly store: LogStore;
  readonly game: Game;
  /** reports of other nodes; undefined for the only server */
  readonly nodes: NodeReports | undefined;
  /** counts of calls over all nodes; undefined for the only server */
  readonly minuteCounts: MinuteCounts | undefined;
  /** the log mark; undefined in a drill, which writes none */
  readonly mark: MarkKeeper | undefined;
  readonly projector: ThreadedProjector;
  /** runs flows between streams */
  readonly flows: Flows;
  readonly readModels: Database;
  /** whether the lists can be read */
  readonly listsWatch: ListsWatch;
  /** personal data, sessions, operators */
  readonly accounts: Database;
  /** public randomness for draws among players */
  readonly beacons: BeaconDesk;
  /** of all slices, by their names */
  readonly desks: Desks;
  /** the slices' parts of the shop */
  readonly opened: readonly OpenDesk<object>[];
  /** commands from the same machine; none in a drill */
  readonly controls: Controls;
  close(): Promise<void>;
}

/**
 * Opens a data folder for writing; an empty one gets the demo catalogue. A drill opens a copy, signs nothing, writes no mark,
 * changes nothing and calls no provider.
 * @throws if another process writes to it, its secret is not that of its log, or the log is older than the one in the mark;
 * then nothing is left open
 */
export async function openService(options: ServiceOptions): Promise<Service> {
  const closing = new AsyncDisposableStack();
  try {
    return await opened(options, closing);
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

/** @param closing collects resources to close, the last opened first */
async function opened(options: ServiceOptions, closing: AsyncDisposableStack): Promise<Service> {
  const { said, environment, logger, tells = true, meanwhile } = options;
  const drill = said === 'drill';
  const log = drill ? await openCopy(options, closing) : await openLog({ ...options, said }, closing);
  const { files, secret, store, game, accounts, kept } = log;
  const shared = await allTables();
  const tables = await log.openTables(shared);
  closing.defer(() => tables.close());
  const overNodes = tables.shared ? sharedEntries(tables, secret) : undefined;
  if (overNodes !== undefined) game.freeGrowth.share(overNodes('free-growth', 0));
  const nodes = nodesOver(log, options, tables);
  if (nodes !== undefined) closing.defer(() => nodes.close());
  const entries = overNodes ?? ((_kind, capacity) => ownEntries(capacity));
  const foundation = foundationOver(
    log,
    options,
    { tables, entries, nodes, words: await loadWords() },
    closing,
  );
  const { beacons } = foundation;
  const desks = await openDesks(foundation);
  const mark = await beginMark(log, logger, closing);
  if (kept !== undefined) giveWayToNewer(log, logger);
  const reading = await startReading(
    {
      files,
      environment,
      logger,
      store,
      game,
      desks: desks.desks,
      meanwhile,
      timers: foundation.time.timers,
      nodes: nodes && { tables, reports: nodes },
      outside: tells && !drill ? outsideOf(desks) : new Map(),
      beacon: drill ? undefined : beacons.ask,
      tree: kept === undefined ? '0:' : frontierText(kept.admitted.tree),
      signs: !drill,
    },
    closing,
  );
  const { projector, readModels, flows } = reading;
  desks.begin({ readModels, flows, progress: projector.progress });
  mark?.growWith(() => projector.tree());
  await nodes?.begin();
  // A drill changes nothing, neither from here nor over HTTP.
  const controls: Controls = drill ? {} : Object.assign({}, ...desks.opened.map((one) => one.controls));
  if (kept !== undefined) {
    const control = await serveControl(controlSocketOf(options.folder), controls);
    closing.defer(() => control.close());
    closing.defer(watchWriting(game, kept.room, logger));
  }
  return {
    folder: files,
    secret,
    signer: checkpointSigner(secret),
    store,
    game,
    nodes,
    minuteCounts: overNodes && new MinuteCounts(game.clock, overNodes('minute', 0)),
    mark,
    accounts,
    beacons,
    controls,
    ...reading,
    desks: desks.desks,
    opened: desks.opened,
    close: () => closing.disposeAsync(),
  };
}

/** Returns the reports of several nodes; undefined for the only server. */
function nodesOver(
  { store, game }: OpenLog,
  { logger, time = MACHINE_TIME }: ServiceOptions,
  tables: Tables,
): NodeReports | undefined {
  if (store.node === undefined || !tables.shared) return undefined;
  const onTrouble = (error: unknown) => logger.warn({ err: error }, 'other nodes cannot be told, or heard');
  const { name, lease, follower } = store.node;
  const reports = new NodeReports({ tables, node: name, clock: game.clock, timers: time.timers, onTrouble });
  reports.tell(() => ({
    program: {
      version: VERSION,
      edition: EDITION,
      leads: holds(lease),
      position: follower.heard,
      lacks: [...game.runtime.newer.sentences],
    },
  }));
  return reports;
}

/** Makes the foundation for desks. */
function foundationOver(
  { files, secret, game, accounts, countChanges, putBack }: OpenLog,
  { said, environment, logger, stock = 'fill', asksOutside = false, time = MACHINE_TIME }: ServiceOptions,
  { tables, entries, nodes, words }: Pick<Foundation, 'tables' | 'entries' | 'nodes' | 'words'>,
  closing: AsyncDisposableStack,
): Foundation {
  const { clock } = game;
  const drill = said === 'drill';
  return {
    mode: drill ? 'drill' : 'serve',
    asksOutside: asksOutside && !drill,
    fills: stock === 'fill' && !drill,
    files,
    environment,
    logger,
    time,
    secret,
    game,
    clock,
    accounts,
    tables,
    countChanges,
    putBack,
    closing,
    words,
    beacons: drill
      ? new BeaconDesk(undefined, [], clock)
      : beaconsAtHand({ secret, clock }, beaconChoiceOf(environment), closing),
    entries,
    nodes,
    guesses: new Guesses(clock, entries('guesses', GUESSED_MAX)),
    devices: new KnownDevices(secret),
  };
}

/** Records the log's head in the mark from now on; not in a drill. */
async function beginMark(
  { files, store, accounts, kept }: OpenLog,
  logger: Logger,
  closing: AsyncDisposableStack,
): Promise<MarkKeeper | undefined> {
  if (kept === undefined) return undefined;
  const { markFile: file, admitted } = kept;
  const onTrouble = (error: unknown) => logger.error({ err: error }, 'the mark of the log cannot be written');
  const mark = await MarkKeeper.begin({ files, file, store, tree: admitted.tree, accounts, onTrouble });
  closing.defer(() => mark.close());
  forgetReplica(files);
  return mark;
}

/** Leaves the flows to nodes of a newer program once it has written something: here they would stop at it. */
function giveWayToNewer({ store: { node }, game }: OpenLog, logger: Logger): void {
  game.runtime.newer.onNews((sentence) => {
    logger.error(sentence);
    void node?.lease.giveBack();
  });
}

/** Who hears what the shop's flows tell somebody outside. */
const outsideOf = ({ opened }: AllDesks): Outside =>
  new Map(opened.flatMap(({ ports = {} }) => Object.entries(ports)));
