import { LoginClaimed, PlayerRegistered } from '../accounts/index.ts';
import { ItemsGranted } from '../bag/index.ts';
import { BoxOpened } from '../boxes/index.ts';
import { BoxVersionPublished, ShelfPlaced, SkinListed } from '../catalogue/index.ts';
import { type AnyEvent, type EventKind, UnreadableEvent } from '../kernel/index.ts';
import { codec } from '../player/index.ts';
import { SeedChainCommitted, UserSeedSet } from '../seeds/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import type { Step } from './command.ts';
import type { Desk } from './desk.ts';
import { auditPosting, sumOf } from './money.ts';
import { auditGrant, auditOpen } from './opens.ts';
import type { Envelope } from './record.ts';
import { type Violation, unequal, violationOf } from './rules.ts';
import { auditChain, auditUserSeed } from './seeds.ts';
import { auditBoxVersion } from './shop.ts';
import type { StreamKind } from './streams.ts';

/** One event, ready to be held to the rules of its type. */
export interface Entry {
  /** what it does within its command */
  readonly step: Step;
  /** Holds the event to the rules of its type, and writes it into the books. */
  check(desk: Desk, envelope: Envelope): Violation | undefined;
}

/** What the auditor knows of one type of event. */
interface Page {
  readonly type: string;
  /** the only kind of stream that it stands in */
  readonly kind: StreamKind;
  entry(event: AnyEvent): Entry | undefined;
}

function page<Data>(
  kind: StreamKind,
  type: EventKind<string, Data>,
  step: (data: Data) => Step,
  check: (desk: Desk, data: Data, envelope: Envelope) => Violation | undefined,
): Page {
  return {
    type: type.type,
    kind,
    entry: (event) =>
      type.is(event)
        ? { step: step(event.data), check: (desk, envelope) => check(desk, event.data, envelope) }
        : undefined,
  };
}

const PAGES: readonly Page[] = [
  page(
    'login',
    LoginClaimed,
    () => 'login',
    (_desk, _data, { version }) => unequal('login', 1, version),
  ),
  page(
    'catalogue',
    ShelfPlaced,
    () => 'shelf',
    ({ shop }, { shelfId }) => void shop.shelves.add(shelfId),
  ),
  page(
    'catalogue',
    SkinListed,
    () => 'skin',
    ({ shop }, { skinId, price }) => void shop.skins.set(skinId, price),
  ),
  page(
    'catalogue',
    BoxVersionPublished,
    () => 'box-version',
    ({ shop, totals, hash }, data) => {
      totals.boxVersions += 1;
      return auditBoxVersion(shop, data, hash);
    },
  ),
  page(
    'player',
    PlayerRegistered,
    () => 'registration',
    ({ player, totals }, { playerId }, { version }) => {
      totals.players += 1;
      return unequal('registration', 1, version) ?? unequal('registration', player.playerId, playerId);
    },
  ),
  page(
    'player',
    SeedChainCommitted,
    ({ chainId }) => (chainId === 1 ? 'first-chain' : 'next-chain'),
    ({ player, totals }, data) => {
      totals.chains += 1;
      return auditChain(player, data);
    },
  ),
  page(
    'player',
    UserSeedSet,
    ({ origin }) => (origin === 'command' ? 'derived-seed' : 'user-seed'),
    ({ player, hash }, data, { command }) => auditUserSeed(player, data, command, hash),
  ),
  page(
    'player',
    WalletPosted,
    ({ reason }) => (reason === 'demo-grant' ? 'demo-grant' : 'payment'),
    ({ player, totals, basket }, data) => {
      basket.paid = sumOf(data);
      return auditPosting(player, totals, data);
    },
  ),
  page('player', BoxOpened, () => 'open', auditOpen),
  page('player', ItemsGranted, () => 'grant', auditGrant),
];

const pages = new Map(PAGES.map((page) => [page.type, page]));

/**
 * An event of a stream; or why it cannot be read, or must not stand there.
 * @param plain whether its data is known to fit the present schema of its type
 */
export function entryOf(
  kind: StreamKind | undefined,
  { stream, type, v, data }: Envelope,
  plain: boolean,
): Entry | Violation {
  if (kind === undefined) return violationOf('stream', 'a stream of a known kind', stream);
  const page = pages.get(type);
  if (page !== undefined && page.kind !== kind)
    return violationOf('stream', `events of a ${kind} stream`, type);
  const event = plain ? { type, v, data } : decoded(type, v, data);
  if ('rule' in event) return event;
  return page?.entry(event) ?? violationOf('schema', 'a type of event that has rules', type);
}

function decoded(type: string, v: number, data: unknown): AnyEvent | Violation {
  try {
    return codec.decode(type, v, data);
  } catch (error) {
    if (error instanceof UnreadableEvent)
      return violationOf('schema', 'a known event that fits', error.message);
    throw error;
  }
}
