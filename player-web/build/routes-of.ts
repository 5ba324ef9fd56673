// Reads the pages from the slices' index files, whose routes are plain data.

/** A page's path and its module, as written in the slice. */
interface PageModule {
  readonly path: string;
  readonly module: string;
}

/** The slice's named addresses. */
export type Paths = Readonly<Record<string, string>>;

/** A node of a syntax tree, with only the members read here. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function* nodesUnder(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesUnder(one);
  else if (isNode(value)) {
    yield value;
    for (const one of Object.values(value)) yield* nodesUnder(one);
  }
}

/** Returns the value of a string literal or of `paths.name`. */
function textOf(node: unknown, paths: Paths): string | undefined {
  if (!isNode(node)) return undefined;
  if (node['type'] !== 'MemberExpression')
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  const { object, property } = node;
  const name = isNode(property) ? property['name'] : undefined;
  return isNode(object) && object['name'] === 'paths' && typeof name === 'string' ? paths[name] : undefined;
}

function propertyOf(object: Node, name: string): unknown {
  const properties = Array.isArray(object['properties']) ? object['properties'] : [];
  const found = properties.filter(isNode).find(({ key }) => isNode(key) && key['name'] === name);
  return found?.['value'];
}

/**
 * Returns every `{ path: '…', page: async () => (await import('…')).… }` in the syntax tree of a slice.
 * @throws Error if a page's path or module cannot be read
 */
export function routesOf(tree: unknown, paths: Paths): readonly PageModule[] {
  return [...nodesUnder(tree)]
    .filter((node) => node['type'] === 'ObjectExpression' && propertyOf(node, 'page') !== undefined)
    .map((route) => {
      const path = textOf(propertyOf(route, 'path'), paths);
      const load = [...nodesUnder(propertyOf(route, 'page'))].find(({ type }) => type === 'ImportExpression');
      const module = textOf(load?.['source'], paths);
      if (path === undefined || module === undefined)
        throw new Error(`a route's path or page can't be read: ${path} ${module}`);
      return { path, module };
    });
}
