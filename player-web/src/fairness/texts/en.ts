import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'How fairness works',
  lede: 'Odds are published before the price. Two seeds decide the result. Anyone can recompute it with the same formula, without trusting us.',
  steps: 'One opening in five steps',
  commit: {
    title: 'Commitment',
    text: 'Every opening has a server seed of its own. Before you open, its hash is shown under “My seeds” and stands in a log that only grows.',
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
    text: 'Every box splits 16,777,216 tickets among its items. An item owns one unbroken range: its first ticket included, its end excluded. The range that holds N is the item. The table is the same for everybody, and its hash stands in every opening.',
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
    lede: 'Every restore of the log stands here, with each seed chain that became void by it. Void seeds are never rolled.',
    never: 'The log was never restored. No seed is void.',
    epochs: 'Restores',
    epoch: 'Epoch {{epoch}}',
    restored: 'The log was restored from a backup',
    name: 'Name of the epoch (256 random bits)',
    waiting: 'Chains of {{players}} more players are still to be voided and replaced. This is under way.',
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
    title: 'An example',
    note: 'Copy the values one by one: any SHA-256 tool gives the same results.',
    user: 'User seed',
    server: 'Server seed',
    commitment: 'Hash published before the opening',
    result: 'SHA-256 of both joined',
    number: 'The first 6 digits are {{hex}}, so N = {{ticket}}, shown as {{number}}',
  },
  recompute: {
    title: 'Recompute by hand',
    note: 'Enter the two seeds of any opening. The work is done in your browser. Nothing is sent to the server.',
  },
};
