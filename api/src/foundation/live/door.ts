import type { WebsocketHandler } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallRefused, Refused, clientOf, limitKey } from '../http/index.ts';
import { isLoopback } from '../http/client-address.ts';
import { isChannel } from './channel-name.ts';
import type { Connection } from './connection.ts';
import type { Live } from './live.ts';
import { CLOSE, type Wire } from './wire.ts';

type LiveSocket = Parameters<WebsocketHandler>[0];

/** Who does not answer the end of a connection within this time is hung up on. */
const END_MS = 500;
/** Connections of one client, unless said: an office, or a provider that many share an address of. */
const PER_CLIENT = 1_000;
/** Of the connections there may be, so many may be live: the rest is for calls. */
const SHARE = 0.75;

interface DoorOptions {
  /** open at once, of any kind */
  readonly connectionsMax: number;
  /** of these, so many of one client */
  readonly perClient?: number;
  /** lifts the limit of a client for callers on loopback */
  readonly unlimitedOnLoopback: boolean;
}

/** Adds `/ws/<channel>`. The token is in the first message, never in the address, which logs keep. */
export function liveRoutes(app: FastifyInstance, live: Live, options: DoorOptions): void {
  const byClient = new Map<string, number>();
  app.get<{ Params: { channel: string } }>(
    '/ws/:channel',
    {
      websocket: true,
      preValidation: (request, _reply, done) => done(refusal(request, live, byClient, options)),
    },
    (socket, request) => {
      const { channel } = request.params;
      if (!isChannel(channel)) return socket.terminate();
      const client = limitKey(clientOf(request));
      const wire = wireOf(socket, request);
      const connection = live.meet(channel, wire);
      if (connection === undefined) return wire.close('going-away');
      byClient.set(client, (byClient.get(client) ?? 0) + 1);
      listen(socket, connection);
      socket.once('close', () => {
        live.part(channel, connection);
        const left = (byClient.get(client) ?? 1) - 1;
        if (left === 0) byClient.delete(client);
        else byClient.set(client, left);
      });
    },
  );
  app.addHook('preClose', (done) => {
    live.stop();
    done();
  });
}

/** Why a client is not let in; undefined where it is. */
function refusal(
  request: FastifyRequest<{ Params: { channel: string } }>,
  live: Live,
  byClient: ReadonlyMap<string, number>,
  { connectionsMax, perClient = PER_CLIENT, unlimitedOnLoopback }: DoorOptions,
): Refused | undefined {
  if (!isChannel(request.params.channel)) return new Refused(new CallRefused('unknown-call'));
  if (live.connections() >= connectionsMax * SHARE) return new Refused(new CallRefused('busy'));
  const client = clientOf(request);
  if (unlimitedOnLoopback && isLoopback(client)) return undefined;
  return (byClient.get(limitKey(client)) ?? 0) >= perClient
    ? new Refused(new CallRefused('too-many-requests'))
    : undefined;
}

function listen(socket: LiveSocket, connection: Connection): void {
  socket.on('message', (data, isBinary) =>
    connection.hear(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString('utf8')),
  );
  socket.on('pong', () => void connection.alive());
}

function wireOf(socket: LiveSocket, { raw }: FastifyRequest): Wire {
  const below = raw.socket;
  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  return {
    // Frames are whole already, and no message of the socket's own is ever in pieces, as it compresses none.
    write: (bytes) => void (isOpen() && below.write(bytes)),
    unread: () => below.writableLength,
    ping: () => void (isOpen() && socket.ping()),
    close: (code) => {
      socket.close(CLOSE[code], code);
      setTimeout(() => socket.terminate(), END_MS).unref();
    },
  };
}
