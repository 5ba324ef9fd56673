import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Reply } from './client.ts';

/**
 * Sends all bytes unchanged, and only then reads the answer.
 * @throws if the connection breaks before the answer is complete
 */
export async function rawRequest(address: string, ...parts: (string | Buffer)[]): Promise<Reply> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  const broken = new Promise<never>((_resolve, reject) => socket.once('error', reject));
  socket.pause();
  const read = async (): Promise<Reply> => {
    for (const part of parts) {
      await new Promise<void>((resolve) => socket.write(part, () => resolve()));
      // The shop may run in this process, and needs the event loop.
      await setImmediate();
    }
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) {
      text += String(chunk);
      const reply = replyIn(text);
      if (reply !== undefined) return reply;
    }
    throw new Error(`the connection ended within an answer: ${text}`);
  };
  try {
    return await Promise.race([read(), broken]);
  } finally {
    socket.destroy();
  }
}

/** Returns an answer with a length once it is complete. */
function replyIn(text: string): Reply | undefined {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  );
  const body = rest.join('\r\n\r\n');
  return rest.length === 0 || Buffer.byteLength(body) < Number(headers.get('content-length'))
    ? undefined
    : { status: Number(statusLine.split(' ')[1]), headers, text: body };
}
