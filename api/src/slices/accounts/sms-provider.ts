/** A message with a code. */
export interface CodeMessage {
  /** mainland mobile number, 11 digits */
  readonly phone: string;
  readonly code: string;
  /** lifetime of the code, in minutes */
  readonly minutes: number;
}

/** Sends text messages. */
export interface SmsProvider {
  /** @throws SmsFailed if it was not accepted, or the provider timed out */
  send(message: CodeMessage): Promise<void>;
}

/** A provider did not accept a message; the error's text has neither number nor code. */
export class SmsFailed extends Error {
  override readonly name = 'SmsFailed';
  /** whether only this number is affected */
  readonly ofNumber: boolean;

  constructor(message: string, { ofNumber = false, ...options }: ErrorOptions & { ofNumber?: boolean } = {}) {
    super(message, options);
    this.ofNumber = ofNumber;
  }
}
