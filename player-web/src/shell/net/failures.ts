interface Said {
  /** of HTTP */
  readonly status: number;
  /** of the answer itself; HTTP's where there was none */
  readonly code?: number;
  readonly errCode: number;
  readonly errMsg: string;
  readonly requestId: string;
  /** When it is worth asking again, in milliseconds since 1970. */
  readonly until?: number | undefined;
  /** What the refusal is about, where it says so; read by whoever knows the code. */
  readonly data?: unknown;
}

/** The server answered and refused. `message` is in the player's language. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: number;
  readonly errCode: number;
  readonly requestId: string;
  readonly until: number | undefined;
  readonly data: unknown;

  constructor({ status, code = status, errCode, errMsg, requestId, until, data }: Said) {
    super(errMsg);
    this.status = status;
    this.code = code;
    this.errCode = errCode;
    this.requestId = requestId;
    this.until = until;
    this.data = data;
  }
}

/** No readable answer came: the line is down, the time is over, or something else spoke. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly reason: 'offline' | 'timeout' | 'unreadable';

  constructor(reason: Unreachable['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
