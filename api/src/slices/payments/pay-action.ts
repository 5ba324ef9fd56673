import { type PayAction, type PaymentPhase, paymentStream, phaseOf } from '@skins/engine/payments';
import type { Game } from '../../foundation/game/game.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** How long an order's answer waits for the provider to take it. */
const WAIT_MS = 8_000;

/** What the page does next (the seeds, first document, section 4). */
interface Action {
  readonly type: PayAction | 'failed';
  readonly url: string;
  readonly html: string;
}

const FAILED: Action = { type: 'failed', url: '', html: '' };
/** The provider has not taken the order, or no money will come. */
const NOT_TAKEN: ReadonlySet<PaymentPhase> = new Set(['none', 'created', 'failed']);

/** Leads to the provider's page, whichever it is when somebody comes: it is asked for then. */
export const codePath = (orderId: string): string => `/api/pay/creat/code/${orderId}`;

/** How an order can be paid, once the provider has taken it. */
export async function actionFor(
  game: Game,
  payments: PaymentDesk,
  orderId: string,
  action: PayAction | undefined,
): Promise<Action> {
  const phase = await settled(game, payments, orderId);
  // Asked again once it was paid, or is over, it leads where it led.
  if (NOT_TAKEN.has(phase) || action === undefined) return FAILED;
  const url = codePath(orderId);
  const html = action === 'checkout' ? `<form method="get" action="${url}"></form>` : '';
  return { type: action, url, html };
}

/** How far a payment has come when it no longer waits for its provider's first word, or long enough. */
async function settled(game: Game, payments: PaymentDesk, orderId: string) {
  const stream = paymentStream(orderId);
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, WAIT_MS);
  const look = async () => {
    const phase = phaseOf((await payments.read(orderId)).payment);
    if (phase !== 'none' && phase !== 'created') over.resolve();
    return phase;
  };
  const deaf = game.runtime.onCommit((changed) => {
    if (changed === stream) void look().catch(over.reject);
  });
  try {
    await look();
    await over.promise;
    return await look();
  } finally {
    deaf();
    clearTimeout(timer);
  }
}
