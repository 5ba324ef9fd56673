import { once } from 'node:events';
import { createServer } from 'node:net';

/** The server cannot listen on the address. */
class NoPort extends Error {
  override readonly name = 'NoPort';
}

/**
 * Checks that an address is free to listen on, before anything is opened or filled.
 * @throws NoPort when it is not
 */
export async function demandPort(host: string, port: number): Promise<void> {
  await listening(host, port, async () => {
    const probe = createServer();
    const heard = once(probe, 'listening');
    probe.listen({ host, port });
    await heard;
    probe.close();
    await once(probe, 'close');
  });
}

/**
 * Listens on an address.
 * @throws NoPort with the system's reason when it cannot
 */
export async function listening<Result>(
  host: string,
  port: number,
  listen: () => Promise<Result>,
): Promise<Result> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = SENTENCES[code]?.(host, port);
    throw sentence === undefined ? error : new NoPort(sentence, { cause: error });
  }
}

const SENTENCES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `port ${port} is in use: stop what listens there, or set PORT`,
  EACCES: (_host, port) => `this user may not listen on port ${port}: set PORT`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine: set HOST`,
  ENOTFOUND: (host) => `${host} is no address of this machine: set HOST`,
};
