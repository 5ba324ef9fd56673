import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { builtFile } from '../programs.ts';
import { Disk } from './disk.ts';
import { callsIn } from './recorded-calls.ts';
import { CallReplay } from './replay-calls.ts';
import { killedAt, recording, whyUntraceable } from './strace.ts';

const golden = fileURLToPath(new URL('../golden/log.jsonl', import.meta.url));

const untraceable = whyUntraceable();
if (untraceable !== undefined) console.warn(untraceable);
beforeEach(({ skip }) => skip(untraceable !== undefined, untraceable));

/** Returns a folder whose commands run on a disk that can lose power. */
function recordedShell() {
  const folder = mkdtempSync(join(tmpdir(), 'skins-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const calls = `${folder}.calls`;
  const disk = new Disk();
  const environment = {
    ...process.env,
    SKINS_DATA: join(folder, 'data'),
    SKINS_STATE: join(folder, 'state.json'),
  };
  const program = [process.execPath, builtFile('main')];
  const run = ([command = '', ...args]: readonly string[]): number | null =>
    spawnSync(command, args, { env: environment, stdio: 'ignore' }).status;
  return {
    at: (name: string) => join(folder, name),
    disk,
    /** @param write number of the page write at which the command is killed */
    killed: (write: number, ...args: readonly string[]) => run(killedAt(write, [...program, ...args])),
    skins: (...args: readonly string[]) => {
      const status = run(recording(calls, [], [...program, ...args]));
      disk.beginRecording();
      const replay = new CallReplay(disk, folder, { told: [], syncFailed: false });
      for (const call of callsIn(readFileSync(calls, 'latin1'))) replay.next(call);
      rmSync(calls);
      return status;
    },
  };
}

it('files that a command wrote survive a power cut: imports, exports, copies and verified states', () => {
  const { at, disk, skins } = recordedShell();
  const kept = (name: string) => disk.afterPowerCut('nothing').get(at(name));
  const written = (name: string) => disk.withPower().get(at(name));

  expect(skins('import', golden, '--unsigned')).toBe(0);
  for (const name of ['data/log.sqlite', 'data/read-models.sqlite'])
    expect(kept(name)?.equals(written(name) ?? Buffer.alloc(0)), name).toBe(true);
  expect(skins('export', '--out', at('export.jsonl'))).toBe(0);
  expect(kept('export.jsonl')).toEqual(readFileSync(at('export.jsonl')));
  expect(skins('backup', at('copy'))).toBe(0);
  expect(kept('copy/log.sqlite')).toEqual(readFileSync(at('copy/log.sqlite')));
  expect(skins('verify', at('export.jsonl'), '--unsigned')).toBe(0);
  expect(kept('state.json')).toEqual(readFileSync(at('state.json')));
});

it('an interrupted copy has no log that could pass for a whole one', () => {
  const { at, killed, skins } = recordedShell();
  expect(skins('import', golden, '--unsigned')).toBe(0);
  let cutOff = 0;
  for (let write = 1; killed(write, 'backup', at(`copy-${write}`)) !== 0; write *= 2) {
    cutOff += 1;
    expect(existsSync(at(`copy-${write}/log.sqlite`)), `killed at its write ${write}`).toBe(false);
  }
  expect(cutOff).toBeGreaterThan(3);
});
