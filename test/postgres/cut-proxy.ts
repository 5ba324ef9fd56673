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

/** A text in a request, upon which something happens once. */
type Upon<What> = ({ readonly text: string } & What) | undefined;

/** Traffic of the connections through a proxy. */
class Traffic {
  readonly #sockets = new Set<Socket>();
  readonly #frozen = new WeakSet<Socket>();
  cutUpon: Upon<{ readonly where: 'request' | 'answer' }>;
  holdUpon: Upon<{ readonly held: (pass: () => void) => void }>;
  parted = false;
  cuts = 0;

  between(client: Socket, upstream: Socket): void {
    let answersLost = false;
    const end = () => {
      client.destroy();
      // Behind a lost way the server does not hear that its client has gone.
      if (!this.#frozen.has(client)) upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      this.#sockets.add(socket);
      if (this.parted) this.#frozen.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (bytes: Buffer) => {
      if (this.#frozen.has(client)) return;
      const request = bytes.toString('latin1');
      if (this.cutUpon !== undefined && request.includes(this.cutUpon.text)) {
        this.cuts += 1;
        answersLost = this.cutUpon.where === 'answer';
        this.cutUpon = undefined;
        if (!answersLost) return end();
      }
      if (this.holdUpon !== undefined && request.includes(this.holdUpon.text)) {
        this.holdUpon.held(() => void upstream.write(bytes));
        this.holdUpon = undefined;
        return;
      }
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      if (this.#frozen.has(client)) return;
      if (answersLost) end();
      else client.write(bytes);
    });
  }

  freeze(): void {
    for (const socket of this.#sockets) this.#frozen.add(socket);
  }

  end(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

export async function startProxy(to: string): Promise<CutProxy> {
  const target = new URL(to);
  const traffic = new Traffic();
  const server = createServer((client) =>
    traffic.between(client, connect(Number(target.port), target.hostname)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('no port');
  const { port } = address;
  return {
    through: (url) => url.replace(`:${target.port}/`, `:${port}/`),
    cutNext: (text, where) => {
      traffic.cutUpon = { text, where };
    },
    holdNext: (text) =>
      new Promise((resolve) => {
        traffic.holdUpon = { text, held: resolve };
      }),
    freeze: () => traffic.freeze(),
    partition: () => {
      traffic.parted = true;
      traffic.freeze();
    },
    cut: () => {
      traffic.parted = false;
      traffic.end();
    },
    cuts: () => traffic.cuts,
    close: async () => {
      traffic.end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
