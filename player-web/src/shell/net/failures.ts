interface Said {
  /** HTTP status */
  readonly status: number;
  /** the code in the answer; the HTTP status if it has none */
  readonly code?: number;
  readonly errCode: number;
  readonly errMsg: string;
  readonly requestId: string;
  /** Earliest useful retry, milliseconds since 1970. */
  readonly until?: number | undefined;
  /** Details of the refusal, if any; their shape depends on the code. */
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

/** No readable answer came: the network is down, the call timed out, or something other than the server answered. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly reason: 'offline' | 'timeout' | 'unreadable';

  constructor(reason: Unreachable['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
