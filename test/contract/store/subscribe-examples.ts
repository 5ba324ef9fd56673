import { type Position, positionOf } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { A, appendOf, commandOf, eventsOf } from './appends.ts';

/** Who listens hears of what is committed, and of nothing else. */
export function subscribeExamples(stores: Stores): void {
  headExamples(stores);
  listenerExamples(stores);
}

function headExamples({ store }: Stores): void {
  describe('subscribe', () => {
    it('tells the new head once its events can be read, before the append resolves', async () => {
      const seen: { head: Position; readable: Promise<number> }[] = [];
      store().subscribe((head) =>
        seen.push({
          head,
          readable: store()
            .readStream(A)
            .then(({ length }) => length),
        }),
      );

      await store().append(appendOf({ events: eventsOf(2) }));

      expect(seen.map(({ head }) => head)).toEqual([positionOf(2)]);
      await expect(seen[0]?.readable).resolves.toBe(2);
    });

    it('tells of nothing that is not new', async () => {
      const append = appendOf();
      await store().append(append);
      const heads: Position[] = [];
      store().subscribe((head) => heads.push(head));

      await store().append(append);
      await store().append(appendOf());
      await store().append(appendOf({ events: [] }));
      await store().append(appendOf({ command: commandOf('no', '{}'), events: [] }));

      expect(heads).toEqual([]);
    });

    it('ends with the head, however many appends were under way', async () => {
      const heads: Position[] = [];
      store().subscribe((head) => heads.push(head));

      await Promise.all(
        [0, 1, 2, 3, 4].map((expectedVersion) => store().append(appendOf({ expectedVersion }))),
      );

      expect(heads.at(-1)).toBe(positionOf(5));
      expect(heads).toEqual([...new Set(heads)].toSorted());
    });
  });
}

function listenerExamples({ store }: Stores): void {
  describe('subscribe with listeners', () => {
    it('tells everyone who listens, and nobody who left', async () => {
      const heard: string[] = [];
      const listener = (): number => heard.push('twice');
      store().subscribe(() => heard.push('stays'));
      const leave = store().subscribe(() => heard.push('left'));
      const leaveOnce = store().subscribe(listener);
      store().subscribe(listener);
      leave();
      leaveOnce();
      leaveOnce();

      await store().append(appendOf());

      expect(heard).toEqual(['stays', 'twice']);
    });

    it('lets a listener append', async () => {
      const reactions: Promise<unknown>[] = [];
      const leave = store().subscribe(() => {
        leave();
        reactions.push(store().append(appendOf({ expectedVersion: 1 })));
      });

      await store().append(appendOf());

      await expect(Promise.all(reactions)).resolves.toMatchObject([{ kind: 'appended', firstVersion: 2 }]);
    });
  });
}
