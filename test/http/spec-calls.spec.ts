import * as slices from '@skins/api/slices';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { quotedIn } from '../tidy/spec-rows.ts';
import { specRows } from '../tidy/spec-tables.ts';

const Call = Type.Object({ method: Type.String(), path: Type.String() });
const call = Compile(Call);

const contracts: readonly object[] = await Promise.all(
  Object.values(slices).flatMap(({ contract }): Promise<object>[] =>
    typeof contract === 'function' ? [contract()] : [],
  ),
);
const calls: readonly Static<typeof Call>[] = contracts
  .flatMap((one): unknown[] => Object.values(one))
  .filter((one) => call.Check(one));

/** The calls of chapter 7, each as `GET /api/…`; a choice in braces is one call each. */
const asked = specRows
  .filter(({ table, head }) => table.startsWith('7.') && head[0] === 'Call')
  .flatMap(({ at, cells: [cell = ''] }) => {
    const method = /^(GET|POST|PUT)\b/.exec(cell)?.[1];
    return method === undefined
      ? []
      : quotedIn(cell)
          .flatMap(eachOf)
          .map((path) => ({ at, method, path }));
  });

/** Returns the paths of a path with a choice: `/send/{0\|1}/code` is two. A parameter stays a parameter. */
function eachOf(path: string): string[] {
  const choice = /\{([^}]*\\\|[^}]*)\}/.exec(path);
  return choice === null
    ? [path]
    : (choice[1] ?? '').split(String.raw`\|`).map((one) => path.replace(choice[0], one));
}

/** Addresses that answer with a redirect instead of JSON, so no contract has them; browser tests follow them. */
const REDIRECTS: ReadonlySet<string> = new Set(['/api/pay/creat/code/{data}']);

/** Tests whether a contract's path, with parameters as `:name`, is a path of the spec. */
const isPath = (ours: string, path: string): boolean =>
  new RegExp(`^${ours.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

it('every call of the specification is there, by its method and path', () => {
  expect(asked.length).toBeGreaterThan(60);
  const missing = asked.filter(
    ({ method, path }) =>
      !REDIRECTS.has(path) &&
      !calls.some((one) => one.method.toUpperCase() === method && isPath(one.path, path)),
  );
  expect(missing).toEqual([]);
});
