import { subscribeKey } from 'valtio/utils';
import { preferences } from '../../shell/session/language';
import { session } from '../../shell/session/session';
import { refreshUser } from '../../shell/session/user';
import { ChannelClient, type Socket, type SocketEvents } from './channel-client';
import {
  type ChannelName,
  type LiveEvent,
  type LiveEvents,
  type Told,
  eventsOf,
  isCounters,
  isEnded,
  isJoined,
  toldBy,
} from './messages';
import { feeds } from './connected';

/** Milliseconds for which a connection is kept, so that the next page can reuse it. */
const LINGER_MS = 5_000;

type Listener = (event: LiveEvent) => void;

interface Listening {
  /** the last message already shown; used only if the channel is not connected yet */
  readonly after?: string | undefined;
  /** on the channel for it: public ids of the players to hear of */
  readonly follow?: readonly string[] | undefined;
}

function socketAt(address: URL, { opened, heard, ended }: SocketEvents): Socket {
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(data));
  socket.addEventListener('close', ({ code }) => ended(code));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
}

/** A channel of this tab: one connection for any number of listeners. */
class LiveChannel {
  readonly #name: ChannelName;
  /** with the players of whom each wants to hear */
  readonly #listeners = new Map<Listener, readonly string[]>();
  #client: ChannelClient | undefined;
  #position: string | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(name: ChannelName) {
    this.#name = name;
  }

  listen(listener: Listener, { after, follow = [] }: Listening): () => void {
    clearTimeout(this.#linger);
    this.#listeners.set(listener, follow);
    if (this.#client !== undefined && follow.length > 0) this.rejoin();
    this.#begin(after);
    return () => {
      this.#listeners.delete(listener);
      if (follow.length > 0) this.rejoin();
      if (this.#listeners.size === 0) this.#linger = setTimeout(() => this.#end(), LINGER_MS);
    };
  }

  /** Joins again after the token or the language has changed. */
  rejoin(): void {
    this.#client?.send(() => this.#join());
  }

  #begin(after: string | undefined): void {
    if (this.#client !== undefined) return;
    this.#position = after;
    const address = new URL(`/ws/${this.#name}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#client = new ChannelClient({
      open: (events) => socketAt(address, events),
      onText: (text) => this.#hear(toldBy(text)),
      onState: (state) => {
        feeds[this.#name] = state;
        // The page may make no call of its own for long: this one tells the player.
        if (state === 'no-session') void refreshUser();
      },
    });
    this.rejoin();
  }

  #end(): void {
    this.#client?.stop();
    this.#client = undefined;
    // The next listener passes the position that it shows by then.
    this.#position = undefined;
    feeds[this.#name] = undefined;
  }

  #join(): string {
    const { token } = session;
    const after = this.#position;
    const follow = [...new Set([...this.#listeners.values()].flat())];
    return JSON.stringify({
      ...(token !== undefined && { token }),
      ...(after !== undefined && { after }),
      ...(follow.length > 0 && { follow }),
      language: preferences.language,
    });
  }

  #hear(told: Told | undefined): void {
    if (told === undefined) return;
    if (isJoined(told)) {
      this.#position = told.position;
      this.#tell({ name: told['type'] === 'reload' ? 'reload' : 'joined', message: told });
      return;
    }
    if (isEnded(told)) return this.#tell({ name: 'ended', message: told });
    if (isCounters(told)) return this.#tell({ name: 'counters', message: told });
    // A message may come twice; it is delivered once.
    if (this.#position !== undefined && told.position <= this.#position) return;
    this.#position = told.position;
    for (const event of eventsOf(this.#name, told)) this.#tell(event);
  }

  #tell(event: LiveEvent): void {
    for (const listener of this.#listeners.keys()) listener(event);
  }
}

const channels: Readonly<Record<ChannelName, LiveChannel>> = {
  wish: new LiveChannel('wish'),
  drop: new LiveChannel('drop'),
  upgrade: new LiveChannel('upgrade'),
  luckycard: new LiveChannel('luckycard'),
  battle: new LiveChannel('battle'),
  follow: new LiveChannel('follow'),
};

const rejoinAll = (): void => {
  for (const channel of Object.values(channels)) channel.rejoin();
};
subscribeKey(session, 'token', rejoinAll);
subscribeKey(preferences, 'language', rejoinAll);

/** The handlers of a channel, by the app's event. */
export type Handlers = { readonly [Name in keyof LiveEvents]?: (message: LiveEvents[Name]) => void };

/** Listens to a channel. @returns a function that ends it */
export const listen = (channel: ChannelName, handlers: Handlers, listening: Listening): (() => void) =>
  channels[channel].listen((event) => handle(handlers, event), listening);

function handle(handlers: Handlers, event: LiveEvent): void {
  const one = <Name extends keyof LiveEvents>(name: Name, message: LiveEvents[Name]): void =>
    handlers[name]?.(message);
  one(event.name, event.message);
}
