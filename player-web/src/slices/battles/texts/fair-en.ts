import type { Texts } from '../../../shell/i18n/texts';
import type { fair as zh } from './fair-zh';

export const fair: Texts<typeof zh> = {
  rule: {
    highest: {
      name: 'Highest total',
      short: 'The largest sum takes all',
      words:
        'Each seat adds up the values that it opened. The seat with the largest sum takes every item on the table.',
      example:
        'Example: 48.20, 36.70, 12.40: the seat with 48.20 takes all. Equal totals: a further number picks among the equal seats.',
    },
    lowest: {
      name: 'Lowest total',
      short: 'The smallest sum takes all',
      words:
        'Each seat adds up the values that it opened. The seat with the smallest sum takes every item on the table.',
      example:
        'Example: 48.20, 36.70, 12.40: the seat with 12.40 takes all. Equal totals: a further number picks among the equal seats.',
    },
    last: {
      name: 'Last round',
      short: 'The best last round takes all',
      words:
        'Only the values of the last round count. The seat with the highest one takes every item on the table, those of earlier rounds too.',
      example:
        'Example: 90.10 and 22.40 before, 5.60 and 64.00 in the last round: the seat with 64.00 takes all.',
    },
    jackpot: {
      name: 'Jackpot',
      short: 'The total is the chance, then one is drawn',
      words:
        'After all rounds a further number below the sum of all totals is drawn. The seat in whose stretch it falls takes every item. A seat’s stretch is its own total.',
      example:
        'Example: totals 30.00 and 10.00 make 400,000 steps; the number 312,000 falls on seat 2 (300,000–399,999). Its chance is 25 %. If all totals are zero, chances are equal.',
    },
    shared: {
      name: 'Shared',
      short: 'Turned into gems, the same for each seat',
      words:
        'No item is granted. Each is turned into gems at the buy-back rate fixed at creation, rounded down one by one. The sum is divided evenly; smallest units that cannot be divided go to the first seats, one each.',
      example: 'Example: three seats, 100.00 in all: 33.3333 each, and 0.0001 more for seat 1.',
    },
  },
  rules: {
    title: 'Five rules',
    alike: 'The average return is the same, only the swings differ',
    words: 'Exact words and examples',
    lede: 'The rule is sealed with the list when the battle is full. After that nobody can change it, this shop included.',
    here: 'The rule here',
    every: 'The same under every rule',
    teams:
      'Teams compare their sums. Member k of the winning team takes everything drawn at place k of every team, so no item is split.',
    even: 'If totals are equal, a further number of the same beacon picks among the equal ones only.',
    wait: 'A battle waits for 10 minutes at most. If it is not full, if its creator cancels it, or if a box gets a new version, everything held goes back as it was.',
    card: 'A competition card pays one seat of up to {{value}}. The rest of its value is lost; if the seat is released, the whole card comes back.',
    sell: 'Sharing and buying back use the same rate: {{rate}}.',
    bots: 'There are no bots, and the shop takes no seat.',
    hash: 'Hash of the rules in force',
    fair: 'How this is drawn',
  },
  steers: {
    nobody:
      'Nobody can steer it: many organisations sign the beacon together, the time of the last seat names its round, and list and terms are sealed before it comes out.',
    shop: 'This shop could steer it: no independent beacon stands behind the draw, and the shop can compute each round in advance. So the ceiling is lower.',
  },
  fixed: {
    title: 'What is fixed, and when',
    frozen: 'The moment it is full, list and terms are sealed',
    frozenText: 'The last seat and the seal are one entry of the log.',
    sealed: 'The checkpoint is signed',
    sealedText: 'At least 3 s before the beacon; if late, the battle is void and everything is returned.',
    round: 'The beacon round follows from a rule',
    roundNo: 'Beacon round {{round}}',
    roundText: 'The first round at least 9 s after the last seat.',
    drawn: 'Once it is out, anyone can compute',
    drawnText: 'The animation turns over what is fixed. Nothing is left for this shop to decide.',
  },
  terms: {
    title: 'Terms, sealed as leaf 0',
    rules: 'Rules',
    versions: 'Box versions',
    rate: 'Buy-back rate',
    person: 'One seat each',
    bots: 'Bots',
    none: 'none',
    how: 'How this is drawn',
  },
  proof: {
    open: 'Proof',
    early: 'The list is not sealed yet. There is something to verify once the battle is full.',
    toRoom: 'To the room',
    verdict: {
      checking: 'Recomputing…',
      holds: 'Recomputed, and it matches',
      fails: 'Recomputed, and it differs',
      open: 'Whatever can be computed matches',
    },
    counted: 'Steps that hold: {{holds}} of {{steps}}, computed in your browser',
    parts: 'Proof',
    part: { ticket: 'One ticket', winner: 'The result' },
    seat: 'Seat',
    frozen: 'What was sealed',
    frozenText:
      'Leaf 0 is the terms, then the seats in order. Joined in pairs they give one root (RFC 6962).',
    terms: 'Terms',
    fixed: 'The round follows from a rule, and the seal came first',
    fixedText: 'The first round at least 9 s after the last seat; sealed at least 3 s before it.',
    seen: 'Seen: this browser fetched the signed root before the beacon ({{time}}), and it is the same',
    seenOther: 'Before the beacon ({{time}}) this browser saw another root',
    unseen: 'This browser did not fetch the root before the beacon: the order of events is the shop’s word.',
    number: 'The public beacon',
    notOut: 'The beacon is not out yet, and nobody can compute anything.',
    signature: 'The beacon’s signature',
    ticketOf: 'The ticket of seat {{seat}} in round {{round}}',
    hand: 'Compute it yourself: the first six hex digits are the ticket',
    falls: 'Where it falls',
    box: 'Box {{name}}, tickets 0 – 16,777,215',
    totals: 'Totals',
    sum: 'Sum',
    judged: 'How the rule decides',
    noNumber: 'Nothing is equal, so no further number is needed.',
    further: 'The further number: {{number}}, below {{below}}; label {{draw}}, among {{among}}.',
    gets: 'Who gets what',
    values: 'Values are those of the box versions as sealed, not today’s prices.',
    could: 'What the shop could still do',
    couldText:
      'A dishonest shop could stall the last seat and backdate one taken by a puppet. Then there would be no proof that the root was seen.',
    file: 'Download the proof',
    offline: 'Verify it offline',
    steps: 'Step by step',
    state: { holds: 'holds', fails: 'fails', open: 'not checked' },
    step: {
      fixed: {
        title: 'Beacon round',
        text: 'The first round by the rule, picked by nobody. Without an independent beacon it cannot be checked here.',
      },
      frozen: { title: 'Terms and list', text: 'They give the same root, and were sealed in time.' },
      seen: { title: 'Root seen before', text: 'This browser fetched the same root before the beacon.' },
      signed: {
        title: 'Signed checkpoint',
        text: 'The browser does not have the log’s key; skins verify --room checks it.',
      },
      round: {
        title: 'Beacon signature',
        text: 'The beacon’s network signed this round with its public key.',
      },
      boxes: {
        title: 'Box versions',
        text: 'Odds and hashes match, and the prices add up to that of a seat.',
      },
      tickets: { title: 'Every ticket', text: 'Beacon, root, seat and round give the same tickets.' },
      outcome: { title: 'Result', text: 'Tickets and rule give the same result.' },
      void: {
        title: 'No void without reason',
        text: 'Void holds only if the seal was late, or the beacon did not come for seven days.',
      },
    },
  },
};
