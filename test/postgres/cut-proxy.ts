import { type Socket, connect, createServer } from 'node:net';

/** A proxy on the way to a server, which can lose or hold what passes. */
export interface CutProxy {
  /** Returns the address through the proxy. */
  through(url: string): string;
  /** Cuts the connection of the next request that contains a text: before the server reads it, or before its answer arrives. */
  cutNext(containing: string, where: 'request' | 'answer'): void;
  /** Holds the next request that contains a text. @returns what lets it pass, once it is held */
  holdNext(containing: string): Promise<() => void>;
  /** Drops all traffic on the present connections, without ending them. */
  freeze(): void;
  /** Drops all traffic on the present and the next connections, until the present ones are cut. */
  partition(): void;
  /** Cuts the present connections; the next ones pass. */
  cut(): void;
  /** number of connections cut so far */
  readonly cuts: () => number;
  close(): Promise<void>;
}

export async function startProxy(to: string): Promise<CutProxy> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  let cut: { readonly text: string; readonly where: 'request' | 'answer' } | undefined;
  let hold: { readonly text: string; readonly held: (pass: () => void) => void } | undefined;
  let cuts = 0;
  let parted = false;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let answersLost = false;
    const end = () => {
      client.destroy();
      // Behind a lost way the server does not hear that its client has gone.
      if (!frozen.has(client)) upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      if (parted) frozen.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (bytes: Buffer) => {
      if (frozen.has(client)) return;
      const request = bytes.toString('latin1');
      if (cut !== undefined && request.includes(cut.text)) {
        cuts += 1;
        answersLost = cut.where === 'answer';
        cut = undefined;
        if (!answersLost) return end();
      }
      if (hold !== undefined && request.includes(hold.text)) {
        hold.held(() => void upstream.write(bytes));
        hold = undefined;
        return;
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      if (frozen.has(client)) return;
      if (answersLost) end();
      else client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  const { port } = address;
  return {
    through: (url) => url.replace(`:${target.port}/`, `:${port}/`),
    cutNext: (text, where) => {
      cut = { text, where };
    },
    holdNext: (text) =>
      new Promise((resolve) => {
        hold = { text, held: resolve };
      }),
    freeze: () => {
      for (const socket of sockets) frozen.add(socket);
    },
    partition: () => {
      parted = true;
      for (const socket of sockets) frozen.add(socket);
    },
    cut: () => {
      parted = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    cuts: () => cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
