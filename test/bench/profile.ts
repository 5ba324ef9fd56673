import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Profile = Compile(
  Type.Object({
    startTime: Type.Number(),
    nodes: Type.Array(
      Type.Object({
        id: Type.Integer(),
        callFrame: Type.Object({
          functionName: Type.String(),
          url: Type.String(),
          lineNumber: Type.Integer(),
        }),
        children: Type.Optional(Type.Array(Type.Integer())),
      }),
    ),
    samples: Type.Array(Type.Integer()),
    timeDeltas: Type.Array(Type.Number()),
  }),
);

/** A function on the stack, with its callees. Times are sampled, in µs. */
export interface Frame {
  readonly name: string;
  /** own time */
  self: number;
  /** own time and callees */
  total: number;
  readonly children: Map<string, Frame>;
}

/** The work of a thread. */
export interface Work {
  /** all frames under one root, without idle time */
  readonly root: Frame;
  /** every sampled function, with own and total time */
  readonly functions: readonly { readonly name: string; readonly self: number; readonly total: number }[];
  /** own time of each folder's functions, with native V8 and Node code that they call */
  readonly folders: ReadonlyMap<string, number>;
}

const WAITING = new Set(['(idle)', '(program)']);

/**
 * Reads a V8 profile (`--cpu-prof`).
 * @param window times of the system's monotonic clock to include, in µs; all by default
 */
export function workIn(file: string, window = { from: 0, to: Infinity }): Work {
  const profile = Profile.Parse(JSON.parse(readFileSync(file, 'utf8')));
  const stacks = stacksOf(profile.nodes);
  const root = frameOf('all');
  const functions = new Map<string, { name: string; self: number; total: number }>();
  const folders = new Map<string, number>();
  let time = profile.startTime;
  for (const [n, sample] of profile.samples.entries()) {
    const took = profile.timeDeltas[n] ?? 0;
    time += took;
    const stack = stacks.get(sample);
    if (time < window.from || time > window.to || stack === undefined || WAITING.has(stack.at(-1) ?? ''))
      continue;
    take(root, stack, took);
    const folder = folderOf(stack);
    folders.set(folder, (folders.get(folder) ?? 0) + took);
    for (const name of new Set(stack)) {
      const known = functions.get(name) ?? { name, self: 0, total: 0 };
      functions.set(name, known);
      known.total += took;
      if (name === stack.at(-1)) known.self += took;
    }
  }
  return { root, functions: [...functions.values()], folders };
}

const frameOf = (name: string): Frame => ({ name, self: 0, total: 0, children: new Map() });

function take(root: Frame, stack: readonly string[], took: number): void {
  let at = root;
  at.total += took;
  for (const name of stack) {
    const next = at.children.get(name) ?? frameOf(name);
    at.children.set(name, next);
    next.total += took;
    at = next;
  }
  at.self += took;
}

/** Returns the folder of the innermost function that belongs to a file. */
function folderOf(stack: readonly string[]): string {
  const named =
    stack.at(-1) === '(garbage collector)' ? undefined : stack.findLast((name) => name.includes(' '));
  return named?.replace(/^.* /, '').replace(/(\/[^/]+)?:\d+$/, '') ?? stack.at(-1) ?? '';
}

type Node = ReturnType<typeof Profile.Parse>['nodes'][number];

/** Returns each node's functions, outermost first. */
function stacksOf(nodes: readonly Node[]): Map<number, readonly string[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stacks = new Map<number, readonly string[]>();
  const walk = (id: number, above: readonly string[]): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const name = nameOf(node);
    const stack = name === '(root)' ? above : [...above, name];
    stacks.set(id, stack);
    for (const child of node.children ?? []) walk(child, stack);
  };
  const [first] = nodes;
  if (first !== undefined) walk(first.id, []);
  return stacks;
}

/** Returns the function with the end of its file's address: `decide boxes/open-box.ts:40`. */
function nameOf({ callFrame: { functionName, url, lineNumber } }: Node): string {
  const name = functionName === '' ? '(anonymous)' : functionName;
  if (url === '') return name;
  const path = url.replace(/^.*\/node_modules\//, '').replace(/^file:.*\/(?=[^/]+\/[^/]+$)/, '');
  return `${name} ${path}:${lineNumber + 1}`;
}
