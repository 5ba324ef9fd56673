import { describe, expect, it } from 'vitest';
import { InvariantBroken } from '../../kernel/index.ts';
import { foldAll, metaOf } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved, ChangeProposed, ChangeStopped } from '../operators/events.ts';
import {
  BoxesOrdered,
  BoxRetired,
  BoxVersionPublished,
  ShelfPlaced,
  ShelvesOrdered,
  SkinListed,
} from './events.ts';
import { FILLED, LISTED, PUBLISHED, SHELF, skinOf } from '../../../../test/catalogue/sample-catalogue.ts';
import { boxOf, catalogueAhead, catalogueAt, catalogueFold, standing } from './state.ts';

const after = (...events: Parameters<typeof foldAll>[1]) => foldAll(catalogueFold, events).history;
const ahead = (...events: Parameters<typeof foldAll>[1]) => catalogueAhead(after(...events));

const LATER = 900_000;
const SECOND = BoxVersionPublished.of({
  ...PUBLISHED.data,
  version: 2,
  versionHash: 'a'.repeat(64),
  from: LATER,
});

describe('the catalogue', () => {
  it('holds each skin as it was listed last', () => {
    const { skins } = ahead(...LISTED, SkinListed.of({ ...skinOf('plain', 1), from: FILLED }));
    expect(skins.get('plain')?.price).toBe(1);
    expect(skins.size).toBe(3);
  });

  it('keeps any number of shelves in the order first added, until they are reordered', () => {
    const ids = Array.from({ length: 40 }, (_, n) => `shelf-${40 - n}`);
    const placed = ids.map((shelfId) => ShelfPlaced.of({ ...SHELF, shelfId, from: FILLED }));
    const renamed = { ...SHELF, shelfId: 'shelf-7', name: { ...SHELF.name, en: 'Seventh' } };
    const again = ShelfPlaced.of({ ...renamed, from: FILLED });

    expect([...ahead(...placed, again).shelves.keys()]).toEqual(ids);
    expect(ahead(...placed, again).shelves.get('shelf-7')).toEqual(renamed);
    const order = ShelvesOrdered.of({ shelfIds: ['shelf-7', 'shelf-9'], from: FILLED });
    expect([...ahead(...placed, order).shelves.keys()].slice(0, 3)).toEqual([
      'shelf-7',
      'shelf-9',
      'shelf-40',
    ]);
  });

  it('displays boxes by number until they are reordered, new ones first, and keeps their numbers', () => {
    const box = (boxId: string, number: number) =>
      BoxVersionPublished.of({
        ...PUBLISHED.data,
        odds: { ...PUBLISHED.data.odds, boxId },
        face: { ...PUBLISHED.data.face, number },
      });
    const stock = [box('low', 1), box('high', 9), box('middle', 5)];
    const stands = (...events: Parameters<typeof foldAll>[1]) =>
      standing(ahead(...LISTED, ...events)).map(({ boxId, face }) => [boxId, face.number]);

    expect(stands(...stock)).toEqual([
      ['high', 9],
      ['middle', 5],
      ['low', 1],
    ]);
    const order = BoxesOrdered.of({ boxIds: ['low', 'gone', 'high', 'middle'], from: FILLED });
    expect(stands(...stock, order)).toEqual([
      ['low', 1],
      ['high', 9],
      ['middle', 5],
    ]);
    expect(stands(...stock, order, box('new', 2))).toEqual([
      ['new', 2],
      ['low', 1],
      ['high', 9],
      ['middle', 5],
    ]);
  });

  it('sells the latest version that is due, and keeps earlier ones, each with its time', () => {
    const history = after(...LISTED, PUBLISHED, SECOND);
    const at = (time: number) => catalogueAt(history, time).boxes.get('box-one');

    expect(at(FILLED - 1)).toBeUndefined();
    expect([FILLED, LATER - 1, LATER, LATER + 1].map((time) => at(time)?.current.version)).toEqual([
      1, 1, 2, 2,
    ]);
    expect(at(LATER)?.versions.map(({ time }) => time)).toEqual([FILLED, LATER]);
    expect(at(LATER - 1)?.versions).toHaveLength(1);
  });

  it('applies events without a time at once', () => {
    const listed = SkinListed.of({ ...skinOf('plain', 1), from: 0 });
    const dearer = SkinListed.of({ ...skinOf('plain', 2), from: 0 });
    const history = after(listed, dearer);

    expect([1, 2].map((n) => catalogueAt(history, metaOf(n).time).skins.get('plain')?.price)).toEqual([1, 2]);
  });

  it('stops selling a retired box, still knows it, and sells it again as another version', () => {
    const retired = BoxRetired.of({ boxId: 'box-one', from: LATER });
    const history = after(...LISTED, PUBLISHED, retired);

    expect(catalogueAt(history, LATER - 1).boxes.has('box-one')).toBe(true);
    const gone = catalogueAt(history, LATER);
    expect(gone.boxes.has('box-one')).toBe(false);
    expect(boxOf(gone, 'box-one')?.current.version).toBe(1);
    const back = ahead(...LISTED, PUBLISHED, retired, SECOND);
    expect([back.boxes.get('box-one')?.versions.length, back.retired.size]).toEqual([2, 0]);
  });

  it('undoes a stopped change completely', () => {
    const proposalId = '00000000000000a1';
    const proposed = ChangeProposed.of({
      proposalId,
      hash: 'a'.repeat(64),
      editors: [proposalId],
      expires: 1,
    });
    const before = foldAll(catalogueFold, [...LISTED, PUBLISHED, proposed]);
    const meta = { ...metaOf(7), command: 'approval' };
    const approval = [SECOND, ChangeApproved.of({ proposalId, hash: 'a'.repeat(64), comment: null })];
    const approved = approval.reduce((state, event) => catalogueFold.evolve(state, event, meta), before);
    const stopped = catalogueFold.evolve(approved, ChangeStopped.of({ proposalId }), metaOf(9));

    expect(catalogueAhead(approved.history).boxes.get('box-one')?.current.version).toBe(2);
    expect(approved.history.publications.at(-1)?.proposalId).toBe(proposalId);
    expect(stopped.history).toEqual(before.history);
    expect(stopped.proposals.ended.get(proposalId)).toBe('stopped');
  });

  it.each([
    ['left out', [SECOND]],
    ['there twice', [PUBLISHED, PUBLISHED]],
  ])('throws if a version is %s', (_what, events) => {
    expect(() => foldAll(catalogueFold, events)).toThrow(InvariantBroken);
  });
});
