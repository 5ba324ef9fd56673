/** A message with a code. */
export interface CodeMessage {
  /** mainland mobile number, 11 digits */
  readonly phone: string;
  readonly code: string;
  /** how long the code lives */
  readonly minutes: number;
}

/** Who sends text messages. */
export interface SmsProvider {
  /** @throws SmsFailed when it was not taken, or nobody answered in time */
  send(message: CodeMessage): Promise<void>;
}

/** A provider did not take a message; its sentence names neither number nor code. */
export class SmsFailed extends Error {
  override readonly name = 'SmsFailed';
  /** whether it sends nothing to this one number, and to others as ever */
  readonly ofNumber: boolean;

  constructor(message: string, { ofNumber = false, ...options }: ErrorOptions & { ofNumber?: boolean } = {}) {
    super(message, options);
    this.ofNumber = ofNumber;
  }
}
