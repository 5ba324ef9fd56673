import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { ROOT } from '../tidy/sources.ts';
import { checks } from './switch.ts';

/** Files with checks: each slice's second opinion, and the frame. */
const AUDITOR = /\/engine\/src\/(?:slices\/\w+\/audit[\w-]*|audit\/[\w-]+|kernel\/audit-[\w-]+)\.ts$/;
const SPEC = /\.spec\.ts$/;
/** They make findings. */
const MAKERS: ReadonlySet<string> = new Set(['unequal', 'violationOf']);

/** Puts a switch around every check of modules that are imported from now on. */
export function instrument(): void {
  const switches = new URL('switch.ts', import.meta.url).href;
  registerHooks({
    load(url, context, next) {
      if (!AUDITOR.test(url) || SPEC.test(url)) return next(url, context);
      const file = fileURLToPath(url);
      const source = switched(readFileSync(file, 'utf8'), relative(ROOT, file));
      const head = `import { checked as __checked } from ${JSON.stringify(switches)};`;
      return { format: 'module-typescript', source: head + source, shortCircuit: true };
    },
  });
}

interface Call {
  readonly start: number;
  readonly end: number;
}

/** Returns a source with a switch around each check. */
function switched(source: string, path: string): string {
  const calls: Call[] = [];
  collect(parseAst(source, { lang: 'ts' }), calls);
  const inserts = calls.flatMap(({ start, end }) => {
    const at = `${path}:${source.slice(0, start).split('\n').length}`;
    const number = checks.push({ at, text: source.slice(start, end).replaceAll(/\s+/g, ' ') }) - 1;
    return [
      { at: start, order: 1, text: `__checked(${number}, ` },
      { at: end, order: 0, text: ')' },
    ];
  });
  let result = source;
  for (const { at, text } of inserts.toSorted((a, b) => b.at - a.at || b.order - a.order))
    result = result.slice(0, at) + text + result.slice(at);
  return result;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Collects the calls that make findings. */
function collect(node: unknown, calls: Call[]): void {
  if (Array.isArray(node)) for (const one of node) collect(one, calls);
  if (!isNode(node) || Array.isArray(node)) return;
  if (node['type'] === 'CallExpression' && isMaker(node))
    calls.push({ start: Number(node['start']), end: Number(node['end']) });
  for (const value of Object.values(node)) collect(value, calls);
}

const isMaker = ({ callee }: Record<string, unknown>): boolean =>
  isNode(callee) && callee['type'] === 'Identifier' && MAKERS.has(String(callee['name']));
