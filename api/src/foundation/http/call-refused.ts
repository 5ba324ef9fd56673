import type { Text } from '@skins/engine/catalogue';
import type { EdgeCode } from './refusals.ts';

/** A refusal of a call, as a return value of its handler. */
export class CallRefused<Code extends string = EdgeCode> {
  readonly code: Code;
  /** the exact cause, if the refusal's text has a placeholder for it */
  readonly detail: Text | undefined;
  /** data about the refusal; sent if its entry defines data */
  readonly data: unknown;
  /** seconds until a retry makes sense, if known */
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

/** Carries a refusal to the server's single error handler. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: CallRefused<string>;

  constructor(refusal: CallRefused<string>) {
    super(refusal.detail?.en ?? refusal.code);
    this.refusal = refusal;
  }
}

/** Returns the refusal of a request that does not follow the contract. */
export const malformed = (detail: Text): CallRefused => new CallRefused('malformed', { detail });
