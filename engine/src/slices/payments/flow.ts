import { type Action, type Step, stepId, streamOf } from '../../kernel/index.ts';
import { SILENCE_MS } from './events.ts';
import type { Payment, PaymentState } from './payment.ts';

/** The port that tells the provider about payments. */
export const PAYMENTS_PORT = 'payments';

/** Returns the next actions of a payment: the provider is told and asked about it, and the player's stream follows. */
export function nextActions({ payment }: PaymentState): readonly Action[] {
  const { order, ended, paid, asked, reversed, undone } = payment;
  if (order === undefined) return [];
  if (paid === undefined && ended === undefined) return waiting(payment, order);
  const { ordered } = order;
  const follow = (place: string, name: string, more: { readonly outcome?: string } = {}): Step => ({
    do: 'command',
    id: stepId(place, 1),
    stream: streamOf(ordered),
    name,
    input: { ordered, cause: place, ...more },
  });
  return [
    ...(ended === undefined ? [] : [follow(ended.place, 'end-top-up', { outcome: ended.outcome })]),
    ...(paid === undefined ? [] : [follow(paid.place, 'credit-top-up')]),
    ...undone.flatMap((one) => [
      follow(one.reversed, 'take-back-top-up'),
      follow(one.reinstated, 'reinstate-top-up'),
    ]),
    ...(asked === undefined || reversed !== undefined ? [] : [told(asked, 'refund')]),
    ...(reversed === undefined ? [] : [follow(reversed.place, 'take-back-top-up')]),
  ];
}

/** Tells the provider of the order, asks after its time, and waits at most a day after that. */
const waiting = (
  { reference }: Payment,
  { created, expiresAt }: NonNullable<Payment['order']>,
): readonly Action[] => [
  ...(reference === undefined ? [told(created, 'open')] : []),
  { do: 'until', at: expiresAt, act: told(created, 'ask') },
  {
    do: 'until',
    at: expiresAt + SILENCE_MS,
    act: {
      do: 'command',
      id: stepId(created, 1),
      stream: streamOf(created),
      name: 'expire-order',
      input: {},
    },
  },
];

const told = (cause: string, what: 'open' | 'ask' | 'refund'): Action => ({
  do: 'call',
  key: `${cause}/${what}`,
  to: PAYMENTS_PORT,
  request: { what },
});
