import { OpeningUsed } from '../activities/events.ts';
import { ItemSource } from '../bag/events.ts';
import {
  type BoxItem,
  BoxRetired,
  type BoxTerms,
  BoxVersionPublished,
  NO_SHELF,
  ShelfPlaced,
} from '../catalogue/events.ts';
import { itemAt, rollOf } from '../../fairness/index.ts';
import {
  type Desk,
  type EventData,
  MONEY_EDITION,
  STRICTER_EDITION,
  type Violation,
  defineAudit,
  follow,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { MoonPhaseMoved } from '../moonbox/events.ts';
import { NewcomerBoxClaimed } from '../newcomers/events.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';
import { TaskBoxClaimed } from '../tasks/events.ts';
import { inputs, writings } from './audit-commands.ts';
import { type Own, auditReset, auditTerms } from './audit-terms.ts';
import { type BoxOpened, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const OPENS_MAX = 10;

/** A box version that is or will be on sale. */
interface OnSale {
  /** milliseconds since 1970 */
  readonly from: number;
  readonly command: string;
  /** undefined: the box is retired */
  readonly version: Version | undefined;
}

/** A shelf's kind from a time on. */
interface Placed {
  readonly from: number;
  readonly command: string;
  readonly kind: string;
}

interface Version {
  readonly versionHash: string;
  readonly price: number;
  readonly shelfId: string;
  readonly items: readonly BoxItem[];
  readonly terms: BoxTerms;
}

/** The command whose opens are being read. */
interface AtHand {
  readonly stream: string;
  readonly command: string;
  readonly boxId: string;
  opens: number;
}

/** A claim that pays for an open, in its command. */
interface Given {
  readonly command: string;
  readonly boxId: string;
  /** the version that is opened, on sale or not; undefined: the one on sale */
  readonly versionHash: string | undefined;
}

interface Shop {
  opens: number;
  atHand: AtHand;
  /** the claim of a given box whose open has to follow in the same command */
  given: Given | undefined;
  /** the command whose open draws from the version of a moon's phase */
  moon: string | undefined;
  /** fact: by box, in log order, without stopped changes */
  readonly onSale: Map<string, readonly OnSale[]>;
  /** fact: by shelf, in log order, without stopped changes */
  readonly shelves: Map<string, readonly Placed[]>;
  /** fact: the command that approved each proposal */
  readonly approvals: Map<string, string>;
}

interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const audit = defineAudit({
  events,
  rules: {
    'one-box': 'a command opens one box, ten times at most',
    kind: 'an open says of which kind the shelf is that its box stands on',
    sale: 'an opened box version is the one on sale at that place in the log, at the time of the open',
    price: 'an open costs the price of its box version',
    terms:
      'a player opens a box as often on a house day as its version allows, for nothing within its allowance first, else for gems, or by tickets of the box',
    'box-reset': 'the openings of a day that count are given again where there are any',
    'task-open':
      'a task, a first day or an opening of an activity pays for one open, of the box that it gives, in the command that claims it',
    ticket: 'a ticket is the first six hex digits of SHA-256(userSeed + serverSeed)',
    item: 'an open yields the item whose range holds its ticket',
  },
  books: {
    own: (): Own => ({ opened: {} }),
    shop: (): Shop => ({
      opens: 0,
      atHand: { stream: '', command: '', boxId: '', opens: 0 },
      given: undefined,
      moon: undefined,
      onSale: new Map(),
      shelves: new Map(),
      approvals: new Map(),
    }),
    totals: ({ opens }) => ({ opens }),
  },
  checks: {
    BoxOpened(desk, data, { own, shop }) {
      const given = givenFor(desk, shop);
      return (
        auditOneBox(desk, data, shop) ??
        auditTask(data, given) ??
        auditTerms(desk, data, versionOf(desk, data.boxId, shop)?.terms, own) ??
        auditOpen(desk, data, shop, given)
      );
    },
    BoxLimitReset: (desk, { boxId }, { own, shop }) =>
      auditReset(desk, boxId, versionOf(desk, boxId, shop)?.terms, own),
  },
  follows: [
    follow(ShelfPlaced, ({ command }, { shelfId, kind, from }, { shop: { shelves } }: Books) => {
      const before = from === 0 ? [] : (shelves.get(shelfId) ?? []);
      shelves.set(shelfId, [...before, { from, command, kind }]);
      return undefined;
    }),
    follow(BoxVersionPublished, (desk, { odds, face, versionHash, terms, from }, { shop }: Books) =>
      put(desk, shop, odds.boxId, from, {
        versionHash,
        shelfId: face.shelfId,
        price: odds.price,
        items: odds.items,
        terms,
      }),
    ),
    follow(BoxRetired, (desk, { boxId, from }, { shop }: Books) => put(desk, shop, boxId, from, undefined)),
    follow(TaskBoxClaimed, ({ stream, command }, { gives: { type, of } }, { shop }: Books) => {
      const claim = { command: `${stream} ${command}`, boxId: of ?? '', versionHash: undefined };
      shop.given = type === 'box' ? claim : undefined;
      return undefined;
    }),
    follow(NewcomerBoxClaimed, ({ stream, command }, { of }, { shop }: Books) => {
      shop.given = { command: `${stream} ${command}`, boxId: of, versionHash: undefined };
      return undefined;
    }),
    follow(OpeningUsed, ({ stream, command }, { boxId, versionHash }, { shop }: Books) => {
      shop.given = { command: `${stream} ${command}`, boxId, versionHash };
      return undefined;
    }),
    follow(MoonPhaseMoved, ({ stream, command }, _data, { shop }: Books) => {
      shop.moon = `${stream} ${command}`;
      return undefined;
    }),
    follow(ChangeApproved, ({ stream, command }, { proposalId }, { shop }: Books) => {
      shop.approvals.set(`${stream} ${proposalId}`, command);
      return undefined;
    }),
    follow(ChangeStopped, ({ stream }, { proposalId }, { shop }: Books) => {
      const approved = shop.approvals.get(`${stream} ${proposalId}`);
      withoutStopped(shop.onSale, approved);
      withoutStopped(shop.shelves, approved);
      return undefined;
    }),
  ],
  writings,
  inputs,
  ways: { 'box-open': { legs: [['player', 'house']], amount: 'paid' } },
});

function auditOneBox(
  { edition, stream, command }: Desk,
  { boxId }: EventData<typeof BoxOpened>,
  shop: Shop,
): Violation | undefined {
  if (shop.atHand.command !== command || shop.atHand.stream !== stream)
    shop.atHand = { stream, command, boxId, opens: 0 };
  const { atHand } = shop;
  atHand.opens += 1;
  if (edition < STRICTER_EDITION) return undefined;
  if (atHand.opens > OPENS_MAX) return violationOf('one-box', `${OPENS_MAX} opens at most`, atHand.opens);
  return unequal('one-box', atHand.boxId, boxId);
}

function withoutStopped<Fact extends { readonly command: string }>(
  facts: Map<string, readonly Fact[]>,
  approved: string | undefined,
): void {
  for (const [id, all] of facts)
    facts.set(
      id,
      all.filter(({ command }) => command !== approved),
    );
}

/** Puts a version, or none, on sale from a time on. Without a time it is at once, and earlier ones do not matter. */
function put(
  { command }: Desk,
  { onSale }: Shop,
  boxId: string,
  from: number,
  version: Version | undefined,
): undefined {
  const before = from === 0 ? [] : (onSale.get(boxId) ?? []);
  onSale.set(boxId, [...before, { from, command, version }]);
}

/** Returns the version of a box on sale at the current event. */
const versionOf = ({ time }: Desk, boxId: string, { onSale }: Shop): Version | undefined =>
  onSale.get(boxId)?.findLast(({ from }) => from <= time)?.version;

/** Returns the version that a claim's open draws: the one that it names if it was ever on sale, else the one on sale. */
function drawnOf(desk: Desk, boxId: string, shop: Shop, given: Given | undefined): Version | undefined {
  if (given?.versionHash === undefined) return versionOf(desk, boxId, shop);
  const versions = (shop.onSale.get(boxId) ?? []).flatMap(({ from, version }) =>
    version !== undefined && from <= desk.time ? [version] : [],
  );
  const named = versions.find(({ versionHash }) => versionHash === given.versionHash);
  // A box that is retired keeps the shelf of its last version.
  return named && { ...named, shelfId: versions.at(-1)?.shelfId ?? named.shelfId };
}

/** Recomputes one open. */
function auditOpen(
  desk: Desk,
  opened: EventData<typeof BoxOpened>,
  shop: Shop,
  given: Given | undefined,
): Violation | undefined {
  const { hash, ledger, items, props, time, edition } = desk;
  const { boxId, versionHash, price, reveal } = opened;
  const box = drawnOf(desk, boxId, shop, given);
  if (box === undefined) return violationOf('sale', 'a box on sale', boxId);
  const { ticket } = rollOf(reveal.userSeed, reveal.serverSeed, hash);
  const { skinId, value } = itemAt(box.items, ticket);
  shop.opens += 1;
  // A version on no shelf opens as a phase of the moon box alone, and the moon box opens no other.
  const shelved = shop.moon !== `${desk.stream} ${desk.command}`;
  shop.moon = undefined;
  const violation =
    unequal('sale', box.versionHash, versionHash) ??
    unequal('price', box.price, price) ??
    unequal(
      'sale',
      shelved ? 'on a shelf' : 'on none',
      box.shelfId === NO_SHELF ? 'on none' : 'on a shelf',
    ) ??
    unequal(
      'kind',
      edition < MONEY_EDITION || !shelved ? 'null' : kindOf(shop, box, time),
      String(opened.kind),
    ) ??
    unequal('ticket', ticket, opened.ticket) ??
    unequal('item', skinId, opened.skinId) ??
    unequal('item-id', items.nextId(), opened.itemId) ??
    (opened.paidBy === 'gems'
      ? ledger.due('box-open', { from: 'player', to: 'house', amount: price })
      : undefined) ??
    (opened.paidBy === 'ticket' ? props.spend({ prop: 'OpenBox', of: boxId, count: 1 }) : undefined);
  const source = opened.paidBy === 'task' ? ItemSource.welfareBox : ItemSource.boxOpening;
  items.due(source, { itemId: opened.itemId, skinId, value });
  return violation;
}

const kindOf = ({ shelves }: Shop, { shelfId }: Version, time: number): string =>
  String(shelves.get(shelfId)?.findLast(({ from }) => from <= time)?.kind);

/** Takes the claim of the current command; undefined if there is none. */
function givenFor({ stream, command }: Desk, shop: Shop): Given | undefined {
  const { given } = shop;
  shop.given = undefined;
  return given?.command === `${stream} ${command}` ? given : undefined;
}

/** Checks that the command that claims a box opens exactly the box that the claim pays for. */
function auditTask(
  { boxId, paidBy }: EventData<typeof BoxOpened>,
  given: Given | undefined,
): Violation | undefined {
  if (given === undefined)
    return paidBy === 'task'
      ? violationOf('task-open', 'a claim of a task, a first day or an activity', 'none')
      : undefined;
  return unequal('task-open', `${given.boxId} by task`, `${boxId} by ${paidBy}`);
}
