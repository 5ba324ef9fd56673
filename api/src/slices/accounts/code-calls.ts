import { phoneTyped } from '@skins/engine/typed';
import type { BodyOf } from '../../foundation/contract/call.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Caller } from '../../foundation/http/caller.ts';
import { isLoopback, limitKey } from '../../foundation/http/client-address.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type { CodeAnswer } from './code-desk.ts';
import type * as contract from './contract.ts';
import { phoneFault } from './phone-number.ts';
import type { CodePurpose } from './sms-codes.ts';

type CodeCalls = Pick<
  Handlers<typeof contract>,
  'captchaChallenge' | 'sendRegisterCode' | 'sendResetCode' | 'sendBindCode' | 'sendChangeCode'
>;

interface Request {
  readonly body: BodyOf<typeof contract.sendRegisterCode>;
  readonly caller: Caller;
}

/** Calls that request SMS codes; each request takes a solved captcha. */
export function codeCalls({
  desks,
  addressesCounted,
}: Pick<Shop<Desks>, 'desks' | 'addressesCounted'>): CodeCalls {
  const { codes, registrar, phones } = desks.accounts;
  const { trail } = desks.security;
  /** @param wanted decides after the answer whether the code is really sent */
  async function send(
    purpose: CodePurpose,
    { body, caller }: Request,
    wanted: (phone: string) => Promise<boolean>,
  ) {
    const phone = phoneTyped(body.phone);
    const fault = phoneFault(phone);
    if (fault !== undefined) return fault;
    const { ticket, randStr } = body;
    const { address, requestId } = caller;
    const answer = await codes.send({
      purpose,
      phone,
      ticket,
      randStr,
      address: addressesCounted || !isLoopback(address) ? limitKey(address) : undefined,
      wanted: () => wanted(phone),
    });
    if (answer.kind === 'codes-limited') {
      const name = trail.veiled(registrar.accountOf(phone));
      trail.note({ kind: 'codes-limited', address, name, what: purpose, requestId });
    }
    return refusalOf(answer) ?? null;
  }

  return {
    captchaChallenge: ({ query }) => codes.captcha.challenge(query.device),
    // A taken number cannot register, and an unknown number has no password to reset.
    sendRegisterCode: (request) => send('register', request, (phone) => registrar.isFree(phone)),
    sendResetCode: (request) => send('reset', request, async (phone) => !(await registrar.isFree(phone))),
    sendBindCode: (request) => send('bind', request, async () => true),
    async sendChangeCode({ playerId, token, ...request }) {
      const own = (await registrar.personal(playerId))?.phone === phoneTyped(request.body.phone);
      if (own) return send('change', request, async () => true);
      return (await phones.hasBegun(playerId, token))
        ? send('change', request, (phone) => registrar.isFree(phone))
        : new CallRefused('unbind-first');
    },
  };
}

function refusalOf(answer: CodeAnswer) {
  if (answer.kind === 'sent') return undefined;
  if (answer.kind !== 'code-wait') return new CallRefused(answer.kind);
  const retryAfter = Math.ceil(answer.ms / 1_000);
  const seconds = String(retryAfter);
  return new CallRefused(answer.kind, {
    detail: { zh: seconds, en: seconds, ru: seconds, vi: seconds },
    retryAfter,
  });
}
