/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space. Numbers must be safe integers, where
 * JavaScript's own text is the canonical one.
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
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no canonical JSON here`);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
