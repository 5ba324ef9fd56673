import { rmSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';

/** The requests that a command of the same machine may make to the running server, by name. Answers are plain JSON. */
export type Controls = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

/** A request cannot be carried out; the message explains why. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem';
}

const DONE = 200;
const REFUSED = 422;
const FAILED = 500;
/** Umask that lets only the owner connect. */
const PRIVATE = 0o177;

export interface ControlServer {
  close(): Promise<void>;
}

/** Listens for commands of the same machine. The caller holds the folder's writer lock, so an existing socket is stale. */
export async function serveControl(socket: string, controls: Controls): Promise<ControlServer> {
  const server = createServer((request, response) => void answer(controls, request, response));
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  const before = process.umask(PRIVATE);
  try {
    server.listen(socket);
    await once(server, 'listening');
  } finally {
    process.umask(before);
  }
  server.unref();
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(controls: Controls, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const control = controls[(request.url ?? '').slice(1)];
    if (control === undefined) throw new ControlProblem('the server that runs does not know this command');
    send(response, DONE, await control(await json(request)));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    send(response, error instanceof ControlProblem ? REFUSED : FAILED, { problem });
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
