const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STRICT = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Encodes as standard base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [a = 0, b, c] = bytes.subarray(start, start + 3);
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    text += digit(group >> 18) + digit(group >> 12);
    text += (b === undefined ? '=' : digit(group >> 6)) + (c === undefined ? '=' : digit(group));
  }
  return text;
}

/** Decodes a base64 text; undefined unless it is exactly what {@link toBase64} writes. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!STRICT.test(text)) return undefined;
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const character of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(character)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  // Non-zero bits left over would allow two texts for the same bytes.
  return (bits & ((1 << held) - 1)) === 0 ? bytes : undefined;
}

const digit = (bits: number): string => DIGITS.charAt(bits & 63);
