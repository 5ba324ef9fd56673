const FIN_TEXT = 0x81;
const SHORT_MAX = 125;
const TWO_BYTES = 126;
const TWO_BYTES_MAX = 0xff_ff;
const EIGHT_BYTES = 127;

/**
 * Returns a text message as a server sends it (RFC 6455, section 5.2: one frame, not masked). Its bytes are made once for
 * everybody: one buffer waits for all who have not read it yet, and many messages are one write.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text, 'utf8');
  return Buffer.concat([headOf(payload.length), payload]);
}

function headOf(length: number): Buffer {
  if (length <= SHORT_MAX) return Buffer.from([FIN_TEXT, length]);
  if (length <= TWO_BYTES_MAX) {
    const head = Buffer.from([FIN_TEXT, TWO_BYTES, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.alloc(10);
  head[0] = FIN_TEXT;
  head[1] = EIGHT_BYTES;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
