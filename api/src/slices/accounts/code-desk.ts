import type { Captcha } from './captcha.ts';
import { CODE_LIFE_MS, type CodePurpose, type SmsCodes } from './sms-codes.ts';
import type { SmsLimits } from './sms-limits.ts';
import type { SmsOutbox } from './sms-outbox.ts';

/** A request for a code, with the solved captcha. */
interface CodeAsked {
  readonly purpose: CodePurpose;
  readonly phone: string;
  readonly ticket: string;
  readonly randStr: string;
  /** rate limit key of the caller's address; undefined if addresses are not counted */
  readonly address: string | undefined;
  /** decides whether the code is really sent; runs after the answer, which is the same either way */
  readonly wanted: () => Promise<boolean>;
}

export type CodeAnswer =
  | { readonly kind: 'sent' | 'sms-off' | 'sms-unavailable' | 'captcha-wrong' | 'codes-limited' }
  | { readonly kind: 'code-wait'; readonly ms: number };

interface DeskParts {
  readonly captcha: Captcha;
  readonly codes: SmsCodes;
  readonly limits: SmsLimits;
  /** undefined if no provider is configured */
  readonly outbox: SmsOutbox | undefined;
}

const MINUTE_MS = 60_000;

/** Issues and uses up SMS codes. */
export class CodeDesk {
  readonly captcha: Captcha;
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.captcha = parts.captcha;
    this.#parts = parts;
  }

  /** Whether SMS codes are enabled. */
  get on(): boolean {
    return this.#parts.outbox !== undefined;
  }

  async send(asked: CodeAsked): Promise<CodeAnswer> {
    const { captcha, codes, limits, outbox } = this.#parts;
    const { purpose, phone, address, wanted } = asked;
    if (outbox === undefined) return { kind: 'sms-off' };
    if (!outbox.open) return { kind: 'sms-unavailable' };
    const device = await captcha.take(asked.ticket, asked.randStr);
    if (device === undefined) return { kind: 'captcha-wrong' };
    const full = await limits.oneMore({ phone, device, address });
    if (full !== undefined)
      return full.ms === undefined ? { kind: 'codes-limited' } : { kind: 'code-wait', ms: full.ms };
    const code = await codes.issue(purpose, phone);
    outbox.put({ phone, code, minutes: CODE_LIFE_MS / MINUTE_MS }, wanted);
    return { kind: 'sent' };
  }

  /** @param by id of the command that needs the code */
  use(purpose: CodePurpose, phone: string, code: string, by: string): Promise<boolean> {
    return this.#parts.codes.use(purpose, phone, code, by);
  }
}
