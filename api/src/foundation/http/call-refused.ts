import type { Text } from '@skins/engine/catalogue';
import type { EdgeCode } from './refusals.ts';

/** A call refused, as a value that a handler returns. */
export class CallRefused<Code extends string = EdgeCode> {
  readonly code: Code;
  /** what exactly is wrong, where the refusal's text leaves room for it */
  readonly detail: Text | undefined;
  /** what the refusal is about: answered where its entry says so */
  readonly data: unknown;
  /** seconds after which it may be asked again, where that is known */
  readonly retryAfter: number | undefined;

  constructor(code: Code, { detail, data, retryAfter }: Particulars = {}) {
    this.code = code;
    this.detail = detail;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

interface Particulars {
  readonly detail?: Text;
  readonly data?: unknown;
  readonly retryAfter?: number;
}

/** Carries a refusal to the server's one error handler. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: CallRefused<string>;

  constructor(refusal: CallRefused<string>) {
    super(refusal.detail?.en ?? refusal.code);
    this.refusal = refusal;
  }
}

/** What came does not follow the contract. */
export const malformed = (detail: Text): CallRefused => new CallRefused('malformed', { detail });
