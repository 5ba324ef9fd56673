/** The server answered and refused. `message` is in the player's language. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly errCode: number;
  readonly requestId: string;

  constructor(status: number, errCode: number, errMsg: string, requestId: string) {
    super(errMsg);
    this.status = status;
    this.errCode = errCode;
    this.requestId = requestId;
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
