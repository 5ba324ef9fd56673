import {
  BoxVersionPublished,
  CATALOGUE_BOUNDS,
  type Catalogue,
  CatalogueChange,
  type CatalogueFault,
  ShelfPlaced,
  SkinListed,
  boxInForce,
  boxOf,
  catalogueAhead,
  earliestOfCatalogue,
  planChange,
  type Text,
} from '@skins/engine/catalogue';
import type { AnyEvent } from '@skins/engine/kernel';
import { CHANGE_NOTICE } from '@skins/engine/rules';
import { Compile } from 'typebox/compile';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { type Game, approve, drop, houseTimeNow, propose } from '../../foundation/game/index.ts';
import { dropGates } from './drop-gates.ts';
import { loopGates } from './loop-gates.ts';
import { catalogueFaultWords } from '../catalogue/fault-words.ts';
import { type KnownCatalogue, catalogueLines, wornName } from './catalogue-lines.ts';
import { type PlacedLine, byPlace, placedLines } from './difference.ts';
import { faultsOf } from './faults.ts';
import { fitsInOneAppend } from './one-append.ts';
import { freeOpenings } from './free-openings.ts';
import { freezeGate } from './freeze.ts';
import { type KeptGate, WORDS, failed, passed, tooNear } from './gates.ts';
import { stillNamedGates } from './on-sale-gates.ts';
import { type Checked, type Deed, type Setting, type Wanted, baseOf, commandIdOf } from './setting.ts';
import type { Wording } from './wording.ts';

const validator = Compile(CatalogueChange);
const NOTHING: CatalogueChange = { skins: [], shelves: [], boxes: [], retired: [] };

/** Returns a drafted change; an empty one if the draft is malformed, which the gates report. */
const changeIn = (content: unknown): CatalogueChange => (validator.Check(content) ? content : NOTHING);

/** The catalogue as a setting; its content is a change of skins, shelves and boxes. */
export function catalogueSetting(game: Game, wording: Wording): Setting {
  const versions = () => {
    const { history, proposals } = game.catalogueState();
    return history.publications.map(({ from, proposalId }, k) => ({
      version: k + 1,
      from,
      hash: proposalId === undefined ? '' : (proposals.approved.get(proposalId)?.hash ?? ''),
      content: undefined,
      proposalId,
    }));
  };
  const noticeNow = () => game.rulesAt(CHANGE_NOTICE, game.clock()).content.boxes;
  const commandOf = (what: 'propose' | 'approve' | 'drop', deed: Deed) => ({
    by: deed.by,
    commandId: commandIdOf(what, deed),
  });
  return {
    id: 'catalogue',
    rights: { propose: 'propose-catalogue', approve: 'approve-catalogue' },
    schema: CatalogueChange,
    plain: false,
    state: () => ({
      versions: versions(),
      proposals: game.catalogueState().proposals,
      notice: noticeNow(),
    }),
    check: (wanted, base) =>
      checked(game, wording, wanted, base !== undefined && base !== baseOf({ versions: versions() })),
    difference(content) {
      const ahead = catalogueAhead(game.catalogueState().history);
      return differenceOf(ahead, planChange(ahead, changeIn(content)).events);
    },
    propose: (deed, { content, from }, editors) =>
      propose.catalogue(game, {
        ...commandOf('propose', deed),
        input: { proposalId: deed.proposalId, change: changeIn(content), from, editors },
      }),
    approve: (deed, { content, from }) =>
      approve.catalogue(game, {
        ...commandOf('approve', deed),
        input: { proposalId: deed.proposalId, change: changeIn(content), from, ...commentOf(deed) },
      }),
    drop: (deed) =>
      drop.catalogue(game, {
        ...commandOf('drop', deed),
        input: { proposalId: deed.proposalId, ...commentOf(deed) },
      }),
  };
}

/** @param late whether another change was published since this one was written */
function checked(game: Game, wording: Wording, { content, from }: Wanted, late: boolean): Checked {
  const { history } = game.catalogueState();
  const time = game.clock();
  const notice = game.rulesAt(CHANGE_NOTICE, time).content.boxes;
  const bounds = game.rulesAt(CATALOGUE_BOUNDS, time).content;
  const earliest = earliestOfCatalogue(history, { notice, time });
  const due = from ?? earliest;
  // A change never takes effect earlier, so no gate needs to look before this time.
  const counts = Math.max(due, earliest);
  const change = changeIn(content);
  const ahead = catalogueAhead(history);
  const { events, faults, touched } = planChange(ahead, change, bounds, counts);
  return {
    gates: [
      ...faultsOf(validator, CatalogueChange, 'content', content),
      ...faults.map((fault) => gateOf(fault, change)),
      events.length === 0 && faults.length === 0
        ? failed('changes', WORDS.changesNothing)
        : passed('changes', WORDS.changes),
      fitsInOneAppend(events) ? passed('size', WORDS.size) : failed('size', WORDS.tooMuch),
      due < earliest
        ? failed('notice', tooNear(houseTimeNow(game, earliest)), 'from')
        : passed('notice', WORDS.notice),
      late ? failed('base', WORDS.baseOld) : passed('base', WORDS.base),
      ...freezeGate(game, counts, 'catalogue'),
      ...stillNamedGates({ game, wording }, counts, change.retired),
      ...dropGates(game, counts, { catalogue: events }),
      ...loopGates(game, counts, { catalogue: events }),
    ],
    difference: differenceOf(ahead, events),
    touched,
    free: freeOpenings(game, 'catalogue', { catalogue: events }),
    from: due,
  };
}

/** Locates a fault in the change. */
function gateOf(fault: CatalogueFault, { skins, shelves, boxes, retired }: CatalogueChange): KeptGate {
  const words = catalogueFaultWords(fault);
  const rest = 'field' in fault ? fault.field : '';
  const place = (list: string, k: number) => failed(fault.code, words, k < 0 ? null : `/${list}/${k}${rest}`);
  if ('boxId' in fault) {
    const k = boxes.findIndex(({ boxId }) => boxId === fault.boxId);
    return k < 0
      ? place(
          'retired',
          retired.findIndex(({ boxId }) => boxId === fault.boxId),
        )
      : place('boxes', k);
  }
  if ('skinId' in fault)
    return place(
      'skins',
      skins.findIndex(({ skinId }) => skinId === fault.skinId),
    );
  return place(
    'shelves',
    shelves.findIndex(({ shelfId }) => shelfId === fault.shelfId),
  );
}

function differenceOf(ahead: Catalogue, events: readonly AnyEvent[]): PlacedLine[] {
  const known = knownIn(ahead, events);
  return events.flatMap((event) => placedLines(catalogueLines(known, event))).toSorted(byPlace);
}

/** @param planned events of the change, whose skins, shelves and boxes are named as it leaves them */
function knownIn(ahead: Catalogue, planned: readonly AnyEvent[]): KnownCatalogue {
  const names = new Map<string, Text>();
  for (const event of planned) {
    if (SkinListed.is(event)) names.set(`skin ${event.data.skinId}`, wornName(event.data));
    if (ShelfPlaced.is(event)) names.set(`shelf ${event.data.shelfId}`, event.data.name);
    if (BoxVersionPublished.is(event)) names.set(`box ${event.data.odds.boxId}`, event.data.face.name);
  }
  const known: KnownCatalogue = {
    skin: (id) => ahead.skins.get(id),
    shelf: (id) => ahead.shelves.get(id),
    box(id) {
      const box = boxOf(ahead, id);
      return (
        box && {
          face: box.face,
          odds: box.current.odds,
          terms: box.current.terms,
          retired: boxInForce(ahead, id) === undefined,
        }
      );
    },
    nameOf(of, id) {
      const planned = names.get(`${of} ${id}`);
      if (planned !== undefined) return planned;
      if (of === 'box') return known.box(id)?.face.name;
      if (of === 'shelf') return known.shelf(id)?.name;
      const skin = known.skin(id);
      return skin && wornName(skin);
    },
    shelfOrder: () => [...ahead.shelves.keys()],
    boxOrder: () => ahead.boxOrder ?? [],
  };
  return known;
}
