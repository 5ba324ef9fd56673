import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SRC = new URL('../../../api/src/', import.meta.url);

/** Says each module that is loaded, in a line. */
const TRACE = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });`;

/**
 * What a fresh process loads to run a piece of code: files of the service as 'foundation/http/server.ts', packages as 'fastify', and
 * the engine as '@skins/engine'.
 */
export function loadedBy(code: string): ReadonlySet<string> {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', `${TRACE}\n${code}`], {
    cwd: fileURLToPath(SRC),
    encoding: 'utf8',
  });
  return new Set(
    output
      .split('\n')
      .filter((url) => url.startsWith('file:'))
      .map(nameOf),
  );
}

function nameOf(url: string): string {
  if (url.startsWith(SRC.href)) return url.slice(SRC.href.length);
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  return name ?? (url.includes('/engine/src/') ? '@skins/engine' : url);
}
