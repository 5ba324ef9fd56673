import type { OrderState } from './queries';

const STATES = {
  created: 'states.created',
  pending: 'states.pending',
  expired: 'states.expired',
  cancelled: 'states.cancelled',
  failed: 'states.failed',
  refunded: 'states.refunded',
  'charged-back': 'states.chargedBack',
} as const;

/** Returns the key of the text about an order's state and the next step. */
export function stateText({ state, credited, late }: Pick<OrderState, 'state' | 'credited' | 'late'>) {
  if (state !== 'paid') return STATES[state];
  if (!credited) return 'states.paid' as const;
  return late ? ('states.late' as const) : ('states.credited' as const);
}

/** Returns the same in a word or two, for a list. */
export function stateTag({ state, credited }: Pick<OrderState, 'state' | 'credited'>) {
  if (state === 'paid') return { text: 'tags.credited', tone: credited ? 'ok' : 'warn' } as const;
  return TAGS[state];
}

const TAGS = {
  created: { text: 'tags.pending', tone: 'warn' },
  pending: { text: 'tags.pending', tone: 'warn' },
  expired: { text: 'tags.expired', tone: undefined },
  cancelled: { text: 'tags.cancelled', tone: undefined },
  failed: { text: 'tags.failed', tone: 'danger' },
  refunded: { text: 'tags.refunded', tone: 'info' },
  'charged-back': { text: 'tags.chargedBack', tone: 'danger' },
} as const;
