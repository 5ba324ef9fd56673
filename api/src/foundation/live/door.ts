import type { WebsocketHandler } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallRefused, Refused, clientOf, limitKey } from '../http/index.ts';
import { isLoopback } from '../http/client-address.ts';
import { isChannel } from './channel-name.ts';
import type { Connection } from './connection.ts';
import type { Live } from './live.ts';
import { CLOSE, type Wire } from './wire.ts';

type LiveSocket = Parameters<WebsocketHandler>[0];

/** Time to answer the close of a connection before it is terminated, in milliseconds. */
const END_MS = 500;
/** Default connections per client; an office or a provider may share one address. */
const PER_CLIENT = 1_000;
/** Share of all connections that may be live; the rest is for calls. */
const SHARE = 0.75;

interface DoorOptions {
  /** maximum open connections of any kind */
  readonly connectionsMax: number;
  /** maximum live connections of one client */
  readonly perClient?: number;
  /** lifts the limit per client for callers on loopback */
  readonly unlimitedOnLoopback: boolean;
}

/** Adds `/ws/<channel>`. The token is in the first message, never in the URL, because logs contain URLs. */
export function liveRoutes(app: FastifyInstance, live: Live, options: DoorOptions): void {
  const byClient = new Map<string, number>();
  app.route<{ Params: { channel: string } }>({
    method: 'GET',
    url: '/ws/:channel',
    schema: { hide: true },
    preValidation: (request, _reply, done) => done(refusal(request, live, byClient, options)),
    handler: () => {
      throw new Refused(new CallRefused('upgrade-needed'));
    },
    wsHandler: (socket, request) => {
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
  });
  app.addHook('preClose', (done) => {
    live.stop();
    done();
  });
}

/** Returns why a client is refused; undefined if it is admitted. */
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
    // Frames are complete, and the socket's own messages are never fragmented, because it does not compress.
    write: (bytes) => void (isOpen() && below.write(bytes)),
    unread: () => below.writableLength,
    ping: () => void (isOpen() && socket.ping()),
    close: (code) => {
      socket.close(CLOSE[code], code);
      setTimeout(() => socket.terminate(), END_MS).unref();
    },
  };
}
