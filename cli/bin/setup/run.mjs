import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { ROOT, node24 } from './node24.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const KILLED = 128;
const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * Runs a program to its end, on this terminal unless told otherwise, and forwards this process's signals to it.
 * @returns its exit code, and its output if captured
 */
export function run(program, args, { capture = false, cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: searchPath(), ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of capture ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      if (!capture) console.error(error.message);
      end(1);
    });
    child.on('close', (code, signal) => end(code ?? KILLED + (NUMBERS[signal] ?? 0)));
  });
}

/** Runs npm, the one that started this process if there is one. */
export function npm(args, options) {
  const script = process.env.npm_execpath;
  return script && script.endsWith('npm-cli.js')
    ? run(process.execPath, [script, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

// Programs installed by npm come first, including its Node.
function searchPath() {
  const node = node24();
  const folders = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''];
  return [...(node === undefined ? [] : [dirname(node)]), ...folders].join(delimiter);
}
