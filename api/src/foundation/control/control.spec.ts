import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askServer } from './ask-server.ts';
import { ControlProblem, type ControlServer, serveControl } from './control-server.ts';
import { controlSocketOf } from './socket-path.ts';

let folder: string;
let server: ControlServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skins-control-'));
  server = await serveControl(controlSocketOf(folder), {
    double: async (input) => ({ twice: Number(input) * 2 }),
    refuse: async () => {
      throw new ControlProblem('not today');
    },
    end: async () => {
      await server.close();
    },
    fail: async () => {
      throw new TypeError('a mistake');
    },
  });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (name: string, input: unknown = {}) => askServer(controlSocketOf(folder), name, input);

describe('askServer', () => {
  it('returns the answer of the running server', async () => {
    expect(await ask('double', 21)).toEqual({ twice: 42 });
  });

  it.each([
    ['refuse', 'not today'],
    ['fail', 'a mistake'],
    ['other', 'the server that runs does not know this command'],
  ])('%s is rejected with the reason: %s', async (name, why) => {
    await expect(ask(name)).rejects.toThrow(new ControlProblem(why));
  });
});

it('explains that no server listens: the writer takes no commands, or not yet', async () => {
  await expect(askServer(controlSocketOf(join(folder, 'other')), 'double', 1)).rejects.toThrow(
    new ControlProblem(
      'what writes to the folder takes no commands: an import or a replay, or a server that starts or stops. Try again later',
    ),
  );
});

it('reports that the server ended before it answered', async () => {
  await expect(ask('end')).rejects.toThrow(
    new ControlProblem('the server ended before it answered: see whether it was done'),
  );
});

it.runIf(process.platform !== 'win32')('only the owner can connect', () => {
  expect(statSync(controlSocketOf(folder)).mode & 0o777).toBe(0o600);
});

it('a stale socket after a crash does not stop the next server from listening', async () => {
  const other = join(folder, 'left');
  writeFileSync(other, '');
  const next = await serveControl(other, {});
  await expect(askServer(other, 'double', 1)).rejects.toThrow(ControlProblem);
  await next.close();
});

it('the socket of a folder with a long name is elsewhere', () => {
  const long = join(folder, 'x'.repeat(120));
  expect(controlSocketOf(long)).not.toContain('xxx');
  expect(controlSocketOf(long)).not.toBe(controlSocketOf(`${long}y`));
});
