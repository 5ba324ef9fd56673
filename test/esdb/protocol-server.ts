import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceError,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipMessages from '@eventstore/db-client/generated/gossip_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featureMessages from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedMessages from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import streamMessages from '@eventstore/db-client/generated/streams_pb.js';
import type { TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js';
import {
  appendedMessage,
  conflictMessage,
  expectedIn,
  notFoundMessage,
  proposedIn,
  readMessage,
  streamNameIn,
} from './messages.ts';
import { eventsRead, subscribe } from './reads.ts';
import { StreamLog, type Written } from './stream-log.ts';

/** A failure of an append. */
export type AppendFault =
  /** the server is gone before it reads it */
  | 'request lost'
  /** the server is gone once it has written it */
  | 'answer lost'
  /** it hangs, and is not written */
  | 'hangs unwritten'
  /** it hangs, and was written */
  | 'hangs written'
  /** the server refuses it */
  | 'refused';

/** A failure of a read after some events. */
interface ReadFault {
  readonly after: number;
  readonly kind: 'dropped' | 'hangs';
}

interface Member {
  readonly host: string;
  readonly port: number;
  readonly isLeader: boolean;
  readonly isAlive: boolean;
}

interface ServerOptions {
  readonly log?: StreamLog;
  readonly version?: string;
  /** bytes of one append; 1 MiB as in a real server */
  readonly maxAppendSize?: number;
  /** members of its cluster; without, it is alone */
  readonly members?: () => readonly Member[];
}

const HOST = '127.0.0.1';
const MIB = 1024 ** 2;
const MESSAGE_MAX = 17 * MIB;

/**
 * A server that speaks the gRPC protocol of EventStoreDB and KurrentDB, by the definitions that the client ships. It is not a
 * real server: it has no cluster and syncs nothing, and its failures are those that a test orders.
 */
export class ProtocolServer {
  readonly log: StreamLog;
  /** number of calls by name */
  readonly calls = new Map<string, number>();
  readonly #options: ServerOptions;
  #server = new Server();
  #port = 0;
  #appendFault: { readonly fault: AppendFault; readonly containing: string } | undefined;
  #readFault: ReadFault | undefined;
  #held: { readonly containing: string; readonly held: (pass: () => void) => void } | undefined;

  constructor(options: ServerOptions = {}) {
    this.#options = options;
    this.log = options.log ?? new StreamLog();
  }

  get port(): number {
    return this.#port;
  }

  /** Starts it, at the same port as before. */
  async start(): Promise<void> {
    this.#server = new Server({ 'grpc.max_receive_message_length': MESSAGE_MAX });
    this.#server.addService(StreamsService, {
      append: this.#append.bind(this),
      read: this.#read.bind(this),
      tombstone: this.#tombstone.bind(this),
      // Clients without a user would send appends here; the log's client never does.
      batchAppend: (call: EventEmitter) => call.emit('error', failure(status.UNIMPLEMENTED)),
      delete: (_call: unknown, answer: sendUnaryData<never>) => answer(failure(status.UNIMPLEMENTED)),
    });
    this.#server.addService(ServerFeaturesService, { getSupportedMethods: this.#features.bind(this) });
    this.#server.addService(GossipService, { read: this.#gossip.bind(this) });
    this.#port = await new Promise((resolve, reject) =>
      this.#server.bindAsync(`${HOST}:${this.#port}`, ServerCredentials.createInsecure(), (error, port) =>
        error === null ? resolve(port) : reject(error),
      ),
    );
  }

  /** Ends it with all its connections, as a crash does. */
  kill(): void {
    this.#server.forceShutdown();
  }

  /** Makes the next append fail whose data contain a text. */
  failNextAppend(fault: AppendFault, containing: string): void {
    this.#appendFault = { fault, containing };
  }

  /** Holds the next append whose data contain a text. @returns what lets it pass, once it is held */
  holdNextAppend(containing: string): Promise<() => void> {
    return new Promise((resolve) => {
      this.#held = { containing, held: resolve };
    });
  }

  /** Makes the next read of more events fail after that many. */
  failNextRead(kind: ReadFault['kind'], after: number): void {
    this.#readFault = { kind, after };
  }

  /** Returns whether the ordered failures have happened. */
  get hasFailed(): boolean {
    return this.#appendFault === undefined && this.#readFault === undefined;
  }

  #append(call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): void {
    this.#count('append');
    const messages: AppendReq[] = [];
    call.on('data', (message: AppendReq) => messages.push(message));
    call.on('end', () => {
      const [first, ...proposed] = messages;
      const options = first?.getOptions();
      if (options === undefined) return answer(failure(status.INVALID_ARGUMENT));
      const stream = streamNameIn(options);
      const events = proposed.flatMap((message) => proposedIn(message));
      const write = { stream, expected: expectedIn(options), events };
      const text = events.map(({ data }) => Buffer.from(data).toString()).join('');
      const run = () => {
        const refused = this.#notLeader(call.metadata) ?? this.#tooLarge(events);
        if (refused !== undefined) return answer(refused);
        const fault = this.#takeAppendFault(text);
        if (fault === 'request lost') return answer(failure(status.UNAVAILABLE));
        if (fault === 'refused')
          return answer(failure(status.PERMISSION_DENIED, { exception: 'access-denied' }));
        if (fault === 'hangs unwritten') return;
        const written = this.log.append(write);
        if (fault === 'answer lost') return answer(failure(status.UNAVAILABLE));
        if (fault === 'hangs written') return;
        if (written.kind === 'deleted') return answer(deleted(stream));
        answer(
          null,
          written.kind === 'written'
            ? appendedMessage(written)
            : conflictMessage(write.expected, written.actual),
        );
      };
      const held = this.#held;
      if (held === undefined || !text.includes(held.containing)) return run();
      this.#held = undefined;
      held.held(run);
    });
  }

  #read(call: ServerWritableStream<ReadReq, ReadResp>): void {
    const options = call.request.getOptions();
    const refused = this.#notLeader(call.metadata);
    if (options === undefined || refused !== undefined)
      return void call.emit('error', refused ?? failure(status.INVALID_ARGUMENT));
    const ofStream = options.getStream();
    const stream = ofStream && streamNameIn(ofStream);
    if (stream !== undefined && this.log.isDeleted(stream)) return void call.emit('error', deleted(stream));
    if (options.hasSubscription()) {
      this.#count('subscribe');
      return subscribe(this.log, call, options, stream);
    }
    this.#count('read');
    if (stream !== undefined && this.log.stream(stream) === undefined) {
      call.write(notFoundMessage(stream));
      return void call.end();
    }
    const found = eventsRead(this.log, options, stream);
    const fault = this.#takeReadFault(found.length);
    for (const event of fault === undefined ? found : found.slice(0, fault.after))
      call.write(readMessage(event));
    if (fault === undefined) call.end();
    else if (fault.kind === 'dropped') call.emit('error', failure(status.UNAVAILABLE));
  }

  #tombstone(call: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>): void {
    this.#count('tombstone');
    const options = call.request.getOptions();
    const refused = this.#notLeader(call.metadata);
    if (options === undefined || refused !== undefined)
      return answer(refused ?? failure(status.INVALID_ARGUMENT));
    const stream = streamNameIn(options);
    const expected = expectedIn(options);
    const done: Written = this.log.tombstone(stream, expected);
    if (done.kind === 'deleted') return answer(deleted(stream));
    if (done.kind === 'conflict')
      return answer(
        failure(status.FAILED_PRECONDITION, {
          exception: 'wrong-expected-version',
          'stream-name': stream,
          'expected-version': String(expected),
          'actual-version': String(done.actual),
        }),
      );
    answer(null, new streamMessages.TombstoneResp().setNoPosition(new sharedMessages.Empty()));
  }

  #features(_call: unknown, answer: sendUnaryData<unknown>): void {
    this.#count('features');
    const features = new featureMessages.SupportedMethods();
    features.setEventStoreServerVersion(this.#options.version ?? '24.10.0 (a test’s server)');
    for (const method of ['read', 'append', 'delete', 'tombstone']) {
      const supported = new featureMessages.SupportedMethod();
      supported.setServiceName('event_store.client.streams.streams');
      supported.setMethodName(method);
      features.addMethods(supported);
    }
    answer(null, features);
  }

  #gossip(_call: unknown, answer: sendUnaryData<unknown>): void {
    this.#count('gossip');
    const cluster = new gossipMessages.ClusterInfo();
    const { VNodeState } = gossipMessages.MemberInfo;
    for (const { host, port, isLeader, isAlive } of this.#members()) {
      const member = new gossipMessages.MemberInfo();
      member.setInstanceId(new sharedMessages.UUID().setString(randomUUID()));
      member.setTimeStamp(String(BigInt(Date.now()) * 10_000n));
      member.setState(isLeader ? VNodeState.LEADER : VNodeState.FOLLOWER);
      member.setIsAlive(isAlive);
      member.setHttpEndPoint(new gossipMessages.EndPoint().setAddress(host).setPort(port));
      cluster.addMembers(member);
    }
    answer(null, cluster);
  }

  #members(): readonly Member[] {
    return this.#options.members?.() ?? [{ host: HOST, port: this.#port, isLeader: true, isAlive: true }];
  }

  /** Returns the refusal of a follower; a real one forwards appends unless the client asks for the leader. */
  #notLeader(metadata: Metadata): ServiceError | undefined {
    const leader = this.#members().find(({ isLeader, isAlive }) => isLeader && isAlive);
    if (metadata.get('requires-leader')[0] !== 'true' || leader?.port === this.#port) return undefined;
    if (leader === undefined) return failure(status.UNAVAILABLE);
    return failure(status.NOT_FOUND, {
      exception: 'not-leader',
      'leader-endpoint-host': leader.host,
      'leader-endpoint-port': String(leader.port),
    });
  }

  #tooLarge(
    events: readonly { readonly type: string; readonly data: Uint8Array; readonly metadata: Uint8Array }[],
  ) {
    const most = this.#options.maxAppendSize ?? MIB;
    const size = events.reduce(
      (sum, { type, data, metadata }) => sum + 2 * type.length + data.length + metadata.length,
      0,
    );
    if (size <= most) return undefined;
    return failure(status.INVALID_ARGUMENT, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(most),
    });
  }

  #takeAppendFault(text: string): AppendFault | undefined {
    const ordered = this.#appendFault;
    if (ordered === undefined || !text.includes(ordered.containing)) return undefined;
    this.#appendFault = undefined;
    return ordered.fault;
  }

  #takeReadFault(events: number): ReadFault | undefined {
    const ordered = this.#readFault;
    if (ordered === undefined || events <= ordered.after) return undefined;
    this.#readFault = undefined;
    return ordered;
  }

  #count(call: string): void {
    this.calls.set(call, (this.calls.get(call) ?? 0) + 1);
  }
}

const deleted = (stream: string): ServiceError =>
  failure(status.FAILED_PRECONDITION, { exception: 'stream-deleted', 'stream-name': stream });

/** Returns an error as a server sends it. */
function failure(code: status, told: Readonly<Record<string, string>> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(told)) metadata.set(name, value);
  const details = told['exception'] ?? status[code];
  return Object.assign(new Error(details), { code, details, metadata });
}
