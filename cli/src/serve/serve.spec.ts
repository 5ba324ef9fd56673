import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shellIn, temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';
import { run } from '../run.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Serves until the output contains a text, then stops. */
async function servedUntil(
  says: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
  ask: () => Promise<string | undefined>,
): Promise<{ code: number; said: string }> {
  let said = '';
  const say = (text: string) => {
    said += text;
    if (text.includes(says)) process.emit('SIGTERM', 'SIGTERM');
  };
  const files = { SKINS_DATA: join(folder, 'data'), SKINS_MARK: join(folder, 'marks') };
  const code = await run(['serve', '--port', '0'], {
    environment: { ...files, SKINS_LOG: 'silent', ...environment },
    out: say,
    err: say,
    watched: false,
    readInput: () => Promise.resolve(''),
    ask,
  });
  return { code, said };
}

it('fills an empty store and opens, also under `node --watch`', async () => {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    // `node --watch` starts programs with this variable.
    env: { ...process.env, SKINS_DATA: join(temporaryFolder(), 'data'), WATCH_REPORT_DEPENDENCIES: '1' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes('The shop is open')) child.kill('SIGTERM');
    });
  expect(await ended).toEqual([0, null]);
  expect(said).toContain('The shop is open');
  // Nobody sits at this terminal, so no password may be printed.
  expect(said).not.toContain('password');
  expect(said).not.toContain('"level":50');
});

it('asks before it continues a restored log, and accepts only yes', async () => {
  const folder = temporaryFolder();
  const answered = (answer?: string) => shellIn(folder, {}, '', answer)('serve', '--restored', '--port', '0');
  expect(await answered()).toMatchObject({ code: 1, err: expect.stringContaining('say --no-other-copy') });
  expect(await answered('no')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nothing was started'),
  });
  const serve = shellIn(folder);
  for (const flags of [['--moved', '--drill'], ['--restored', '--moved'], ['--no-other-copy']])
    expect(await serve('serve', ...flags)).toMatchObject({ code: 2 });
});

it('refuses a mark that cannot be written or lies in the data folder', async () => {
  const folder = temporaryFolder();
  const serveWith = (mark: string) => shellIn(folder, { SKINS_MARK: mark })('serve', '--port', '0');
  writeFileSync(join(folder, 'file'), '');
  expect(await serveWith(join(folder, 'file', 'marks'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('the mark cannot be written into'),
  });
  expect(await serveWith(join(folder, 'data', 'marks'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('must lie outside the data folder'),
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('stops gracefully even if told twice, as by Ctrl-C under npm start', async () => {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--json'], {
    env: { ...process.env, SKINS_DATA: join(temporaryFolder(), 'data'), SKINS_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [line]: Buffer[] = await once(child.stdout, 'data');
  const { address }: { address: string } = JSON.parse(String(line));
  const { port } = new URL(address);
  const knock = () => connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const half = knock();
  await once(half, 'connect');
  half.write('GET / HTTP/1.1\r\n');
  child.kill('SIGINT');
  // The server waits for the incomplete request, and accepts no other.
  await vi.waitFor(() => expect(once(knock(), 'connect')).rejects.toThrow('ECONNREFUSED'));
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

it('continues if the first operator was added elsewhere while it asked, and stops on a signal', async () => {
  const folder = temporaryFolder();
  const told = await servedUntil('There is an operator meanwhile', folder, {}, async () => {
    await shellIn(folder)('operator', 'add', 'owner', '--role', 'owner');
    return 'yes';
  });
  expect(told).toMatchObject({ code: 0, said: expect.stringContaining('There is an operator meanwhile') });
});

it('creates no shop if a log is expected or an import was interrupted', async () => {
  const folder = temporaryFolder();
  const serve = (...flags: string[]) =>
    shellIn(folder, { SKINS_LOG: 'silent' })('serve', '--port', '0', ...flags);
  for (const flags of [['--moved'], ['--restored', '--no-other-copy']])
    expect(await serve(...flags)).toMatchObject({ code: 1, err: expect.stringContaining('has no events') });
  expect(existsSync(join(folder, 'data'))).toBe(false);
  mkdirSync(join(folder, 'data', 'import'), { recursive: true });
  expect(await serve()).toMatchObject({ code: 1, err: expect.stringContaining('was cut off') });
});

it.each([
  ['SKINS_MEMORY', '0', 'SKINS_MEMORY must be a number of megabytes'],
  ['SKINS_NODE', 'one', 'several servers (SKINS_NODE) need a log in PostgreSQL'],
  ['SKINS_NODE', 'Ä', 'SKINS_NODE is the name of this server among several'],
  ['SKINS_LOG', 'loud', 'SKINS_LOG is one of trace, debug, info, warn, error, fatal, silent'],
])('refuses a wrong %s, and leaves nothing behind', async (name, written, sentence) => {
  const folder = temporaryFolder();
  expect(await shellIn(folder, { [name]: written })('serve', '--port', '0')).toMatchObject({
    code: 1,
    err: expect.stringContaining(sentence),
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('treats an empty HOST as unset, because it would mean every address of the machine', async () => {
  const told = await servedUntil('open', temporaryFolder(), { HOST: '' }, () => Promise.resolve(undefined));
  expect(told).toMatchObject({ code: 0, said: expect.stringContaining('open at http://127.0.0.1:') });
});

it('treats an empty SKINS_DATA as unset, and refuses empty flags', async () => {
  const skins = shellIn(temporaryFolder(), { SKINS_DATA: '' });
  expect((await skins('doctor')).err).toContain(`there is no shop in ${resolve('data')}: `);
  expect(await skins('doctor', '--data', '')).toMatchObject({
    code: 2,
    err: 'skins: --data names no folder\n',
  });
  expect(await skins('serve', '--host', '')).toMatchObject({
    code: 2,
    err: 'skins: --host names no address\n',
  });
});

it('deletes a shop in memory at the stop, and takes no folder for it', async () => {
  const folder = temporaryFolder();
  const memory = { SKINS_STORE: 'memory', TMPDIR: folder };
  const inMemory = () =>
    (existsSync('/dev/shm') ? readdirSync('/dev/shm') : []).filter((name) =>
      name.startsWith('skins-memory-'),
    );
  const before = inMemory();
  const { code, said } = await servedUntil('The shop is open', folder, memory, () =>
    Promise.resolve(undefined),
  );
  expect(code).toBe(0);
  expect(said).toContain('everything is deleted when this shop stops');
  expect(readdirSync(folder)).toEqual([]);
  expect(inMemory()).toEqual(before);
  const named = await shellIn(folder, memory)('serve', '--data', join(folder, 'data'), '--port', '0');
  expect(named).toMatchObject({ code: 2, err: expect.stringContaining('keeps nothing of it') });
});
