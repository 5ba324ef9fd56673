import { realpathSync } from 'node:fs';
import type { Command } from 'commander';
import { DRAND_RELAYS } from '@skins/api/foundation/beacon';
import { EDITION } from '@skins/engine/editions';
import { type NoteKey, parseKey } from '@skins/engine/transparency';
import { type DataOptions, dataFolderOf, withData } from '../data-folder.ts';
import { openFileLog } from '../log/file-log.ts';
import type { LogSource } from '../log/log-source.ts';
import { openStoreLog } from '../log/store-log.ts';
import { Reported, WrongUsage } from '../problem.ts';
import { ProgressBar } from '../progress-bar.ts';
import type { Terminal } from '../terminal.ts';
import { Memory } from './memory.ts';
import { reportJson, reportText } from './report.ts';
import { verifyLog } from './verify-log.ts';
import { verifyRoll } from './verify-roll.ts';
import { verifyRoom } from './verify-room.ts';

interface VerifyOptions extends DataOptions {
  readonly key?: string;
  readonly memory: boolean;
  readonly unsigned?: true;
  readonly archive?: true;
  readonly edition?: string;
  readonly userSeed?: string;
  readonly serverSeed?: string;
  readonly serverHash?: string;
  readonly boxVersion?: string;
  readonly room?: string;
  readonly beacon?: string | true;
  readonly json?: true;
}

export function addVerify(program: Command, terminal: Terminal): void {
  withData(program.command('verify'))
    .description('Check a whole log, one result or one room: every result, sum, seed, version and checkpoint')
    .argument('[file]', 'an exported log; without one, the store of the data folder, also while it is served')
    .option('--key <vkey>', 'the key that has to sign the checkpoints')
    .option('--no-memory', 'neither compare with earlier verifications nor remember this one (SKINS_STATE)')
    .option('--unsigned', 'accept an exported log whose end is under no checkpoint')
    .option('--archive', 'accept an exported log that is older, and shorter, than what was verified before')
    .option('--edition <number>', 'accept no log that ends in an older edition')
    .option('--user-seed <text>', 'check one result: the user seed')
    .option('--server-seed <hex>', 'check one result: the revealed server seed')
    .option('--server-hash <hex>', 'check one result: the commitment shown before')
    .option('--box-version <file>', 'check one result: the odds, as JSON')
    .option('--room <file or address>', 'check one room: what GET /api/roll/room/detail says, or its page')
    .option('--beacon [relay]', 'check one room: ask drand for the round, too')
    .action(async (file: string | undefined, options: VerifyOptions) => {
      if (options.room !== undefined) return verifyOneRoom(terminal, options.room, file, options);
      if (options.beacon !== undefined) throw new WrongUsage('--beacon is for a room: name it with --room');
      if (!asksForOneResult(options)) return verify(terminal, file, options);
      const { userSeed, serverSeed } = options;
      if (userSeed === undefined || serverSeed === undefined)
        throw new WrongUsage('one result needs both --user-seed and --server-seed');
      if (file !== undefined) throw new WrongUsage('check either a log or one result: a file needs no seeds');
      return verifyRoll(terminal, { ...options, userSeed, serverSeed });
    });
}

function verifyOneRoom(
  terminal: Terminal,
  room: string,
  file: string | undefined,
  { beacon, key, ...options }: VerifyOptions,
): Promise<void> {
  if (file !== undefined || asksForOneResult(options))
    throw new WrongUsage('check either a room or something else');
  const relays = beacon === undefined ? undefined : beacon === true ? DRAND_RELAYS : [beacon];
  return verifyRoom(terminal, { ...options, room, key: keyOf(key), relays });
}

/** @throws WrongUsage */
function keyOf(text: string | undefined): NoteKey | undefined {
  const key = text === undefined ? undefined : parseKey(text);
  if (text !== undefined && key === undefined) throw new WrongUsage(`'${text}' is no key`);
  return key;
}

/** @throws WrongUsage */
function editionOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const edition = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  if (edition < 1 || edition > EDITION)
    throw new WrongUsage(`--edition is a number from 1 to ${EDITION}, and not '${text}'`);
  return edition;
}

const asksForOneResult = ({ userSeed, serverSeed, serverHash, boxVersion }: VerifyOptions): boolean =>
  [userSeed, serverSeed, serverHash, boxVersion].some((option) => option !== undefined);

async function verify(terminal: Terminal, file: string | undefined, options: VerifyOptions): Promise<void> {
  const key = keyOf(options.key);
  const archive = options.archive === true;
  if (archive && file === undefined) throw new WrongUsage('--archive is for an exported log: name its file');
  const edition = editionOf(options.edition);
  const source = file === undefined ? await openStore(terminal, options) : openFileLog(file);
  const progress = new ProgressBar(terminal, 'Verifying', source.total);
  try {
    const memory = options.memory ? new Memory(terminal.environment) : undefined;
    // A store that is being served grows beyond its last checkpoint; an export ends with one.
    const unsigned = file === undefined || options.unsigned === true;
    const onProgress = (read: number) => progress.at(read);
    const folder = file === undefined ? realpathSync(source.name) : undefined;
    const checks = { key, memory, unsigned, archive, edition, folder, onProgress };
    const verification = await verifyLog(source, checks);
    progress.end();
    if (options.json) reportJson(terminal, verification);
    else reportText(terminal, verification);
    if (verification.findings.length > 0) throw new Reported(`${source.name} is not what it has to be`);
  } finally {
    await source.close();
  }
}

const openStore = (terminal: Terminal, options: VerifyOptions): Promise<LogSource> =>
  openStoreLog(dataFolderOf(options, terminal), terminal.environment, { audit: true, marks: true });
