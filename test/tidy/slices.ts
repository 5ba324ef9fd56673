import { type Import, type Source, importsOf, sources } from './sources.ts';

const ENGINE = 'engine/src/';

/** The foundation, from the ground up: each may import those before it, and every slice may import all of it. */
const FOUNDATION = ['kernel', 'fairness', 'seeds', 'wallet', 'bag', 'catalogue'];

/** Where slices come together: they may import any other. */
const TOGETHER = new Set(['player', 'audit']);

/** What may not know the game at all. */
const APART = new Set(['transparency']);

export const sliceOf = (path: string): string | undefined =>
  path.startsWith(ENGINE) ? path.slice(ENGINE.length).split('/')[0] : undefined;

export const engineSlices: readonly string[] = [
  ...new Set(sources.map(({ path }) => sliceOf(path)).filter((slice) => slice !== undefined)),
];

/** The names of event types, and what stands in them, that a slice's events.ts exports. */
const eventsIn = (slice: string): readonly string[] => {
  const events = sources.find(({ path }) => path === `${ENGINE}${slice}/events.ts`);
  return [...(events?.text ?? '').matchAll(/^export (?:const|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
};

/** Why a slice of the engine must not import what it does; undefined when it may. */
export function faultOf({ from, target, names, specifier }: Import): string | undefined {
  const own = sliceOf(from.path);
  if (target === undefined || own === undefined) return undefined;
  const other = sliceOf(target);
  if (other === undefined) return `${from.path} leaves the engine: ${specifier}`;
  if (other === own || TOGETHER.has(own)) return undefined;
  const at = `${from.path} imports ${other}`;
  if (APART.has(own)) return at;
  if (FOUNDATION.includes(own))
    return FOUNDATION.indexOf(other) < FOUNDATION.indexOf(own) && FOUNDATION.includes(other) ? undefined : at;
  if (FOUNDATION.includes(other)) return undefined;
  const others = names.filter((name) => !eventsIn(other).includes(name));
  return names.length > 0 && others.length === 0 ? undefined : `${at}: ${others.join(', ') || 'everything'}`;
}

/** Files that may be taken without the public face around them: what browsers load has to be small. */
const TAKEN_ALONE = new Set(['engine/src/kernel/canonical.ts']);

/** Imports of a file by the public face of its slice, or from within the slice. */
export const reachesInside = ({ from, target, specifier }: Import): string | undefined => {
  if (target === undefined) return undefined;
  const [own, other] = [sliceOf(from.path), sliceOf(target)];
  return own === undefined || own === other || target.endsWith('/index.ts') || TAKEN_ALONE.has(target)
    ? undefined
    : `${from.path}: ${specifier}`;
};

export const engineSources: readonly Source[] = sources.filter(({ path }) => path.startsWith(ENGINE));
export const engineImports: readonly Import[] = engineSources.flatMap(importsOf);
