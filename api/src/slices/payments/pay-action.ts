import { type PayAction, type PaymentPhase, paymentStream, phaseOf } from '@skins/engine/payments';
import type { Game } from '../../foundation/game/game.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** Time that the answer to an order waits for the provider, in milliseconds. */
const WAIT_MS = 8_000;

/** The next action of the page (spec 4.6). */
interface Action {
  readonly type: PayAction | 'failed';
  readonly url: string;
  readonly html: string;
}

const FAILED: Action = { type: 'failed', url: '', html: '' };
/** Phases in which the provider has not accepted the order, or no money will come. */
const NOT_TAKEN: ReadonlySet<PaymentPhase> = new Set(['none', 'created', 'failed']);

/** Returns the path that redirects to the provider's page; the target is looked up on each visit. */
export const codePath = (orderId: string): string => `/api/pay/creat/code/${orderId}`;

/** Returns how to pay an order, once the provider has accepted it. */
export async function actionFor(
  game: Game,
  payments: PaymentDesk,
  orderId: string,
  action: PayAction | undefined,
): Promise<Action> {
  const phase = await settled(game, payments, orderId);
  // For an order that is paid or ended, a retry gets the same answer.
  if (NOT_TAKEN.has(phase) || action === undefined) return FAILED;
  const url = codePath(orderId);
  const html = action === 'checkout' ? `<form method="get" action="${url}"></form>` : '';
  return { type: action, url, html };
}

/** Returns the payment's phase after the provider's first answer, or after the time limit. */
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
