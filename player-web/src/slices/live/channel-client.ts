/** A connection, open or being opened. */
export interface Socket {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

/** The events of a connection. */
export interface SocketEvents {
  readonly opened: () => void;
  readonly heard: (data: unknown) => void;
  /** closed, with its code, or failed */
  readonly ended: (code: number) => void;
}

/** silent: a heartbeat, or the opening, is not answered in time; no-session: ended, as the shop does not know the session */
export type LineState = 'open' | 'silent' | 'ended' | 'no-session';

interface ClientOptions {
  readonly open: (events: SocketEvents) => Socket;
  /** Called with every text. */
  readonly onText: (text: string) => void;
  /** Called when the connection opens or ends, falls silent, or speaks again. */
  readonly onState: (state: LineState) => void;
  /** in [0, 1) */
  readonly random?: () => number;
}

// Milliseconds, by spec 9.2.
const HEARTBEAT_MS = 10_000;
const CLOSE_MS = 10_000;
/** An answer takes less. Spec 9.2 closes later; the page says before that that nothing comes. */
const SILENT_MS = 2_000;
const RECONNECT_MS = 3_000;
const RETRY_MS = 1_500;
export const HEARTBEAT = 'heart check';

/** Added to the delay from the second attempt on, so that not all clients reconnect at once. */
const JITTER_MS = 2_000;
/** The shop does not know the session: a retry would not help. */
const NO_SESSION = 4403;

/**
 * One persistent connection. It sends a heartbeat 10 s after the last activity, and closes after another 10 s if it is
 * not open or nothing answers. It reconnects 3 s after an end, a little later after failed attempts, and then sends its
 * last message again.
 */
export class ChannelClient {
  readonly #options: ClientOptions;
  #socket: Socket | undefined;
  #last: (() => string) | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  /** Attempts since the connection was last open. */
  #attempts = 0;
  #silent = false;
  #stopped = false;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Sends a message now or once connected, and after each reconnect. @param message called for the text each time */
  send(message: () => string): void {
    this.#last = message;
    clearTimeout(this.#retry);
    if (this.#stopped) return;
    if (this.#socket?.isOpen() === true) {
      this.#socket.send(message());
      this.#active();
    } else this.#retry = setTimeout(() => this.send(message), RETRY_MS);
    // A client whose session was unknown may have a new one by now.
    if (this.#socket === undefined && this.#reconnect === undefined) this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of [this.#beat, this.#retry, this.#reconnect]) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #connect(): void {
    this.#reconnect = undefined;
    this.#attempts += 1;
    // Ignores the events of a connection that was given up.
    const ifStill = (act: () => void): void => {
      if (this.#socket === socket) act();
    };
    const socket = this.#options.open({
      opened: () => ifStill(() => this.#opened()),
      heard: (data) =>
        ifStill(() => {
          this.#active();
          if (this.#silent) this.#turn('open');
          if (typeof data === 'string') this.#options.onText(data);
        }),
      ended: (code) => ifStill(() => this.#ended(code)),
    });
    this.#socket = socket;
    this.#active();
  }

  #opened(): void {
    this.#attempts = 0;
    this.#turn('open');
    if (this.#last === undefined) this.#active();
    else this.send(this.#last);
  }

  #active(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (this.#socket?.isOpen() === true) this.#socket.send(HEARTBEAT);
      this.#beat = setTimeout(() => {
        this.#turn('silent');
        this.#beat = setTimeout(() => this.#giveUp(), CLOSE_MS - SILENT_MS);
      }, SILENT_MS);
    }, HEARTBEAT_MS);
  }

  #turn(state: LineState): void {
    this.#silent = state === 'silent';
    this.#options.onState(state);
  }

  /** Ends a silent connection: a browser takes minutes to notice a cut line. */
  #giveUp(): void {
    const socket = this.#socket;
    this.#ended(0);
    socket?.close();
  }

  #ended(code: number): void {
    if (this.#socket === undefined) return;
    this.#socket = undefined;
    clearTimeout(this.#beat);
    this.#turn(code === NO_SESSION ? 'no-session' : 'ended');
    if (this.#stopped || this.#reconnect !== undefined || code === NO_SESSION) return;
    const { random = Math.random } = this.#options;
    const jitter = this.#attempts === 0 ? 0 : random() * JITTER_MS;
    this.#reconnect = setTimeout(() => this.#connect(), RECONNECT_MS + jitter);
  }
}
