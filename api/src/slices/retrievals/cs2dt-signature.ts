import { createHash, timingSafeEqual } from 'node:crypto';

/** Fields of a callback; other types do not occur. */
export type Signed = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Returns a callback's signature ("Callback Notification Service Description", signature rules): all fields but `sign`, sorted by
 * name, as `name=value` joined by `&`, an absent value written `null`, then `&sign=` and the secret; MD5 in upper-case hex.
 */
export function signatureOf(secret: string, fields: Signed): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .toSorted()
    .map((name) => `${name}=${String(fields[name] ?? null)}`)
    .join('&');
  return createHash('md5').update(`${text}&sign=${secret}`).digest('hex').toUpperCase();
}

/** Tests the signature of the fields. MD5 is weak, so the provider is always asked for the true state. */
export function isSigned(secret: string, fields: Signed): boolean {
  const given = Buffer.from(String(fields['sign'] ?? ''));
  const expected = Buffer.from(signatureOf(secret, fields));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the fields of a body; undefined unless it is a flat object of plain values. */
export function fieldsOf(body: string): Signed | undefined {
  let said: unknown;
  try {
    said = JSON.parse(body, (_name, value: unknown, context?: { readonly source?: string }) =>
      // Order numbers exceed safe integers, so they stay strings.
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return undefined;
  const fields: Record<string, string | boolean | null> = {};
  for (const [name, value] of Object.entries(said)) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'boolean') return undefined;
    fields[name] = value;
  }
  return fields;
}
