import { type BoxItem, readOdds } from '@skins/engine/catalogue';
import {
  type Roll,
  TICKETS,
  isServerSeed,
  isUserSeed,
  itemAt,
  numberText,
  rollOf,
  sha256Hex,
} from '@skins/engine/fairness';
import { readJsonFile } from '../json-file.ts';
import { Problem, Reported, WrongUsage } from '../problem.ts';
import { printFacts, printJson } from '../result.ts';
import type { Terminal } from '../terminal.ts';

/** Options for checking one result by hand. */
interface RollOptions {
  readonly userSeed: string;
  readonly serverSeed: string;
  /** commitment shown before the roll */
  readonly serverHash?: string;
  /** file with the price and odds of a box version */
  readonly boxVersion?: string;
  readonly json?: true;
}

type Fact = readonly [name: string, value: string | number];

/** Recomputes one roll with the steps of docs/fairness.md. */
export function verifyRoll(terminal: Terminal, options: RollOptions): void {
  const { userSeed, serverSeed, serverHash } = options;
  if (!isUserSeed(userSeed)) throw new WrongUsage('a user seed is 1 to 16 letters or digits');
  if (!isServerSeed(serverSeed)) throw new WrongUsage('a server seed is 64 lower-case hex digits');
  const roll = rollOf(userSeed, serverSeed);
  const drawn = options.boxVersion === undefined ? undefined : draw(options.boxVersion, roll);
  const commitment = sha256Hex(serverSeed);
  const committed = serverHash === undefined || serverHash === commitment;
  if (options.json)
    printJson(terminal, {
      ...roll,
      number: numberText(roll.ticket),
      commitment,
      committed: serverHash === undefined ? null : committed,
      versionHash: drawn?.versionHash ?? null,
      item: drawn ? { ...drawn.item } : null,
    });
  else
    printFacts(terminal, [
      ...rollFacts(userSeed, serverSeed, roll),
      ...commitmentFacts(commitment, serverHash),
      ...drawnFacts(drawn),
    ]);
  if (!committed) throw new Reported('the server seed is not the one that was committed to');
}

const rollFacts = (userSeed: string, serverSeed: string, { resultHash, ticket }: Roll): Fact[] => [
  ['joined', userSeed + serverSeed],
  ['resultHash', `${resultHash}  (SHA-256 of that)`],
  ['N', `${ticket}  (0x${resultHash.slice(0, 6)}, its first six hex digits)`],
  ['number', `${numberText(ticket)}  (N / 16777215, truncated to six decimals)`],
];

const commitmentFacts = (commitment: string, shown: string | undefined): Fact[] => [
  ['commitment', `${commitment}  (SHA-256 of the server seed)`],
  ...(shown === undefined
    ? []
    : [
        [
          'committed',
          shown === commitment ? 'yes: as shown before the roll' : `NO: ${shown} was shown`,
        ] as const,
      ]),
];

interface Drawn {
  readonly item: BoxItem;
  readonly versionHash: string;
}

function drawnFacts(drawn: Drawn | undefined): Fact[] {
  if (drawn === undefined) return [];
  const { skinId, startTicket, endTicket } = drawn.item;
  const percent = ((endTicket - startTicket) / TICKETS) * 100;
  return [
    ['versionHash', drawn.versionHash],
    ['item', `${skinId}  (${startTicket} ≤ N < ${endTicket}, ${percent.toPrecision(6)} %)`],
  ];
}

/** Draws from the odds in a file: the bare odds, or an event that publishes them. */
function draw(file: string, { ticket }: Roll): Drawn {
  const content = readJsonFile(file);
  const odds = readOdds(memberOf(memberOf(content, 'data'), 'odds') ?? memberOf(content, 'odds') ?? content);
  if ('rule' in odds)
    throw new Problem(`${file} holds no box version: expected ${odds.expected}, found ${odds.found}`);
  return { item: itemAt(odds.odds.items, ticket), versionHash: odds.versionHash };
}

const memberOf = (content: unknown, name: string): unknown =>
  typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
