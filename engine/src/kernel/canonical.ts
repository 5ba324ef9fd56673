/**
 * Returns canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space. Numbers must be safe integers,
 * for which
 * JavaScript's own text is canonical. A lone surrogate, which the RFC refuses, is written as its escape.
 * @throws TypeError on anything that is not such plain JSON
 */
export function canonicalJson(value: unknown): string {
  if (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'string' ||
    Number.isSafeInteger(value)
  )
    return JSON.stringify(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || !isPlain(value))
    throw new TypeError(`only plain JSON with safe integers has a canonical form here, no ${typeof value}`);
  let members = '';
  for (const key of sortedKeys(value))
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value[key])}`;
  return `{${members}}`;
}

/** Most objects have their keys in order already: checking is cheaper than sorting. */
function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  return keys.every((key, n) => n === 0 || (keys[n - 1] ?? '') < key) ? keys : keys.toSorted();
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
