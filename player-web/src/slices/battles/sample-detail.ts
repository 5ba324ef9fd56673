import { battleRoot } from '@skins/engine/fairness';
import type { BattleDetail } from './queries';

/** Version hash of the box of both rounds. */
const HASH = 'a'.repeat(64);

const item = (skinId: string, price: number, startTicket: number, endTicket: number) => ({
  skinId,
  stuffName: `AR-7|${skinId}`,
  stuffImage: '/art/b.svg',
  price,
  skinsRarity: 'rare' as const,
  category: 'rifle',
  exterior: '',
  probability: 0,
  startTicket,
  endTicket,
});
/** The box of both rounds: two items, of half the tickets each. */
export const versions = new Map([
  [HASH, [item('low', 1.25, 0, 8_388_608), item('high', 3.5, 8_388_608, 16_777_216)]],
]);

type Rule = BattleDetail['battle']['rule'];

const person = (n: number) => ({
  userId: '0'.repeat(16),
  userName: `P${n}`,
  avatar: '/art/a.svg',
  me: false,
});

const battleOf = (rule: Rule): BattleDetail['battle'] => ({
  id: '0'.repeat(12),
  state: 'running',
  reason: null,
  rule,
  teams: 0,
  seats: [1, 2].map((seat) => ({ seat, team: 0, place: 1, person: person(seat) })),
  taken: 2,
  open: true,
  oneADevice: false,
  rounds: 2,
  boxes: [],
  price: 2,
  expected: 1.8,
  card: true,
  mine: null,
  creator: false,
  joinable: false,
  steers: 'nobody',
  createdAt: 0,
  waitsUntil: 0,
  frozenAt: 0,
  roundNumber: 7,
  roundTime: 0,
  startsAt: 1_000,
  decidesAt: 11_000,
  endsAt: 16_000,
  overAt: null,
  ending: null,
});

function evidenceOf(rule: Rule): BattleDetail['evidence'] {
  const terms = {
    price: 20_000,
    rate: 9_000,
    rule,
    rulesHash: HASH,
    seats: 2,
    teams: 0,
    versions: [HASH, HASH],
  };
  const seats = [1, 2].map((n) => ({ n, entrant: `player${n}`, userSeed: `seed${n}` }));
  return {
    kind: 'battle',
    draw: 'battle-0',
    terms,
    leaves: [],
    seats,
    source: null,
    frozen: { root: battleRoot(terms, seats), time: 0, newest: 1 },
    sealed: null,
    round: { round: 7, signature: '', randomness: 'b'.repeat(64) },
    drawn: 0,
    boxes: [],
    tickets: [],
    outcome: null,
    voided: null,
  };
}

/** Returns a drawn battle of two seats and two rounds, for tests. */
export const detailOf = (rule: Rule): BattleDetail => ({
  now: 0,
  next: null,
  topic: '',
  rounds: [],
  outcome: null,
  settled: false,
  paidBy: null,
  itemIds: [],
  battle: battleOf(rule),
  evidence: evidenceOf(rule),
});
