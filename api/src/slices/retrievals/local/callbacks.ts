import { LocalCallbacks } from '../../../foundation/providers/index.ts';
import { signatureOf } from '../cs2dt-signature.ts';
import type { FaultMode } from './faults.ts';
import type { LocalOrder } from './ledger.ts';

/** fault modes in which no callback arrives */
const UNHEARD: ReadonlySet<FaultMode> = new Set(['silent', 'lost']);

/** The callbacks of the local provider of deliveries, signed as CS2DT signs them. */
export class DeliveryCallbacks extends LocalCallbacks {
  readonly #secret: string;
  readonly #mode: () => FaultMode;

  constructor(secret: string, mode: () => FaultMode) {
    super({ isTaken: async (response) => (await response.text()) === 'success' });
    this.#secret = secret;
    this.#mode = mode;
  }

  tell({ orderId, outTradeNo, status, tradeOfferId, failedCode }: LocalOrder): void {
    if (UNHEARD.has(this.#mode())) return;
    const fields = {
      orderId,
      outTradeNo,
      status,
      statusName: String(status),
      type: 0,
      typeName: 'BUYER_ORDER_STATUS_CHANGE',
      offerId: tradeOfferId,
      tradeOfferId,
      failedCode,
    };
    const body = JSON.stringify({ ...fields, sign: signatureOf(this.#secret, fields) });
    // Twice, as providers may.
    this.send(body);
    this.send(body);
  }
}
