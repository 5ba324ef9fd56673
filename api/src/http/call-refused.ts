import type { Text } from '@skins/engine/catalogue';
import type { RefusalCode } from '../contract/index.ts';

/** A call refused, as a value that a route returns. */
export class CallRefused {
  readonly code: RefusalCode;
  /** what exactly is wrong, where the refusal's text leaves room for it */
  readonly detail: Text | undefined;

  constructor(code: RefusalCode, detail?: Text) {
    this.code = code;
    this.detail = detail;
  }
}

/** Carries a refusal to the server's one error handler. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: CallRefused;

  constructor(refusal: CallRefused) {
    super(refusal.detail?.en ?? refusal.code);
    this.refusal = refusal;
  }
}

/** What came does not follow the contract. */
export const malformed = (detail: Text): CallRefused => new CallRefused('malformed', detail);
