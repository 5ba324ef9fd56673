import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  title: 'How fairness works',
  lede: 'Odds are published before the price. Two seeds decide the result. Anyone can recompute it with the same formula, without trusting us.',
  steps: 'One opening in five steps',
  commit: {
    title: 'Commitment',
    text: 'Every opening has a server seed of its own. Before you open, its hash is shown under “My seeds” and recorded in a log that only grows.',
  },
  yours: {
    title: 'Your seed',
    text: '1 to 16 letters or digits, changed whenever you like. It is saved before the opening, so the server cannot see it first and choose its own seed after.',
  },
  roll: {
    title: 'The number',
    text: 'Both seeds are joined in this order and hashed with SHA-256. The first 6 hex digits are the number N, from 0 to 16,777,215. The page also shows N ÷ 16,777,215, cut to six decimals and never rounded.',
  },
  ticket: {
    title: 'The item',
    text: 'Every box splits 16,777,216 tickets among its items. An item owns one unbroken range: its first ticket included, its end excluded. The range that holds N is the item. The table is the same for everybody, and its hash is recorded in every opening.',
  },
  reveal: {
    title: 'Reveal and check',
    text: 'The server seed is revealed right after the result. Its SHA-256 must equal the commitment from before, and the formula above must give the same number.',
  },
  chain: {
    title: 'Why we cannot choose the seeds',
    text: 'Server seeds come from a reverse hash chain: each is the SHA-256 of the next. The anchor of the chain is logged before you set your seed. From then on the seeds can only be revealed one by one, in order; skipping or swapping one would not match. A chain is played only with a user seed that was set after its anchor was logged.',
  },
  truth: {
    title: 'Fair does not mean profitable',
    text: 'Fair means that nobody touched the result. It does not mean winning. Every box states its published return, and over time the average return is below what is spent.',
  },
  epochs: {
    title: 'Restores and void seeds',
    text: 'When the log is restored from a backup, every seed that was committed and not revealed is void and is never rolled. The last seed of each void chain is published, so anyone can see what it would have given.',
    opened: 'Restores',
    voided: 'Void seed chains',
    register: 'See the register',
  },
  voided: {
    title: 'Void seeds',
    lede: 'Every restore of the log is listed here, with each seed chain that became void by it. Void seeds are never rolled.',
    never: 'The log was never restored. No seed is void.',
    epochs: 'Restores',
    epoch: 'Epoch {{epoch}}',
    restored: 'The log was restored from a backup',
    name: 'Name of the epoch (256 random bits)',
    waiting_one:
      'The chains of {{count, number}} more player are still to be voided and replaced. This is under way.',
    waiting_other:
      'The chains of {{count, number}} more players are still to be voided and replaced. This is under way.',
    chains: 'Void seed chains: {{chains}}',
    how: 'Hash the last seed with SHA-256 as many times as the chain is long: that gives the anchor. Each value on the way is a seed that it would have revealed.',
    chain: 'Chain {{chain}} of {{player}}',
    by: 'Voided by',
    used: 'Revealed',
    of: '{{used}} of {{length}}',
    time: 'Time',
    anchor: 'Anchor',
    last: 'Last seed',
    more: 'Show more',
  },
  figures: {
    title: 'Fixed figures',
    version: 'Fairness version',
    hash: 'Hash',
    tickets: 'Tickets',
    divisor: 'Divisor of the number shown',
    seed: 'Server seed',
    seedValue: '64 lower-case hex digits',
    userSeed: 'User seed',
    userSeedValue: '1 to 16 letters or digits',
  },
  example: {
    title: 'Try one yourself',
    note: 'This is only an example: your browser makes the seed, no box is opened and no gem is spent. Formula and table are the real ones.',
    open: 'Open',
    again: 'Another server seed',
    sealed: 'The server seed is sealed: only its hash shows. Write your seed, then open.',
    range: 'In the current table of “{{box}}”, {{ticket}} lies within {{from}} – {{to}}',
    user: 'User seed',
    server: 'Server seed',
    commitment: 'Hash published before the opening',
    result: 'SHA-256 of both joined',
    number: 'The first 6 digits are {{hex}}, so N = {{ticket}}, shown as {{number}}',
    second: 'Digits 7 to 12 are {{hex}}, which is {{number}}: it decides about an extra drop',
  },
  converter: {
    title: 'SHA-256 and hex converter',
    lede: 'Join two seeds and work it out yourself. All of it is done in your browser. Nothing is sent to the server.',
    text: 'Text, such as user seed + server seed',
    textHint: 'No spaces around it, no line break',
    hash: 'SHA-256; its first six digits are N',
    hexTitle: 'Hex and decimal',
    hex: 'Hex',
    noHex: 'This is not a hex number',
    decimal: 'Decimal',
    noDecimal: 'This is not a decimal number',
    number: 'As N it is shown as {{number}}',
    tooLarge: 'Above 16,777,215: it is not an N',
    elsewhere: 'A third-party SHA-256 tool',
    hexElsewhere: 'A third-party hex converter',
  },
  recompute: {
    title: 'Recompute by hand',
    note: 'Enter the two seeds of any opening. The work is done in your browser. Nothing is sent to the server.',
  },
  draw: {
    title: 'How draws among many players work',
    intro:
      'Entries are frozen at the close, then one number draws. Each room says where its number comes from. There are three sources:',
    rule: {
      list: {
        title: 'The list is frozen first',
        text: 'Entries are numbered in the order in which they came, each with its player’s own seed. At the close the whole list becomes one root (a Merkle tree, RFC 6962), logged and signed, for anybody to fetch while the number is not out.',
      },
      round: {
        title: 'Where the number comes from',
        text: 'It is fixed when the room is made. Each of the three sources below could be steered by somebody else, or by nobody; a room uses the same words.',
      },
      draw: {
        title: 'Anybody can work it out',
        text: 'HMAC-SHA-256 with the round’s randomness as key over “skins public draw v1”, room, root and index, a line each; its first 12 hex digits. Numbers that would favour the first entries are left out; of any other the remainder picks one of the entries that are left. Winners first, then as many reserves.',
      },
      end: {
        title: 'Nobody can draw again',
        text: 'Once the round is out nothing may void the draw, and a list that was frozen late is never drawn.',
      },
    },
    check: 'Check this draw here',
    checking: 'Checking…',
    lede: 'This browser loads all entries, draws once more and compares step by step.',
    allHold: 'Every step holds: the draw comes out the same.',
    someOpen: 'Steps that hold: {{holds}} of {{total}}; the others could not be checked.',
    fails: 'Steps that do not hold: {{fails}}. The differences are shown below.',
    couldSteer: 'The shop could steer it',
    source: {
      independent: {
        name: 'An independent public beacon',
        steers:
          'Nobody can steer this draw: no seed of the shop is in it, many organisations sign the beacon together, its round was fixed when the room was made, and the entries are frozen before it is out.',
        text: 'Round {{round}}, out at {{time}}: the first one at least 30 seconds after the close. Nobody knows its value before, the shop included.',
      },
      own: {
        name: 'The shop’s own beacon',
        steers:
          'The shop could steer this draw: it holds the beacon’s key and can work out each round in advance. So the prizes have a ceiling.',
        text: 'Round {{round}}, out at {{time}}: the first one at least 30 seconds after the close. The shop can know its value before, nobody else can.',
      },
      house: {
        name: 'A seed of the shop',
        steers:
          'The shop together with the last who enters could steer this draw: there is no beacon, and a seed of the shop, committed when the room was made, draws with the seeds of the entrants. So the prizes have a ceiling.',
        text: 'Its hash alone is public from the start; the seed itself is shown after the close.',
      },
    },
    state: { holds: 'holds', fails: 'does not hold', open: 'not checked' },
    differs: 'The result differs from the published one:',
    step: {
      fixed: {
        title: 'The beacon’s round',
        open: 'No independent beacon stands behind it, or a seed of the shop draws.',
      },
      entries: { title: 'The list of entries', open: 'It is not frozen yet, or was not loaded.' },
      frozen: { title: 'Frozen in time', open: 'The list is not frozen yet.' },
      seen: {
        title: 'The root seen before',
        open: 'This browser did not have the room open before the round, so there is nothing to compare.',
      },
      signed: {
        title: 'The signed checkpoint',
        open: 'The log’s key is not known to the browser; skins verify --room checks it.',
      },
      round: {
        title: 'What decided the draw',
        open: 'Nothing is drawn yet, or the beacon’s key is the shop’s.',
      },
      order: { title: 'The order of the draw', open: 'Nothing is drawn yet.' },
      proofs: { title: 'Winners are on the list', open: 'Nothing is drawn yet.' },
      prizes: { title: 'Who gets the prizes', open: 'Nothing is drawn yet, or prizes are on their way.' },
      void: { title: 'Not void without reason', open: 'Only the beacon can say whether its round came out.' },
    },
  },
};
