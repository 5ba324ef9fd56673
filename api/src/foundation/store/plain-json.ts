/** Maximum nesting of arrays and objects in an event's data. */
const DEPTH_MAX = 32;

/**
 * Returns the JSON text of an event's data.
 * @throws TypeError when a reader would get back something else: a number that is not a safe integer, undefined,
 *   a function, a bigint, an instance of a class, a gap in an array, or more than 32 levels
 */
export function plainJson(data: unknown): string {
  const fault = faultIn(data, 0);
  if (fault !== undefined) throw new TypeError(`event data is not plain JSON: data${fault}`);
  return JSON.stringify(data);
}

/** Returns the place and kind of the first fault, such as `.items[3].price is NaN`. */
function faultIn(value: unknown, depth: number): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? undefined : ` is ${value}, no safe integer`;
  if (typeof value === 'object') return faultInObject(value, depth);
  return ` is ${typeof value}`;
}

function faultInObject(value: object, depth: number): string | undefined {
  if (depth >= DEPTH_MAX) return ` is nested deeper than ${DEPTH_MAX} levels`;
  if (Array.isArray(value)) return faultInArray(value, depth);
  if (!isPlain(value)) return ' is an instance of a class';
  for (const key of Object.keys(value)) {
    const fault = faultIn(value[key], depth + 1);
    if (fault !== undefined) return `.${key}${fault}`;
  }
  return undefined;
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function faultInArray(values: readonly unknown[], depth: number): string | undefined {
  for (const [index, value] of values.entries()) {
    const fault = faultIn(value, depth + 1);
    if (fault !== undefined) return `[${index}]${fault}`;
  }
  return undefined;
}
