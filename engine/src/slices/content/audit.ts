import { defineAudit, one, violationOf } from '../../kernel/index.ts';
import { events } from './events.ts';

interface Shop {
  /** fact: hashes of the pictures that were added */
  readonly pictures: Set<string>;
}

export const audit = defineAudit({
  events,
  rules: { 'picture-once': 'a picture is added once, by its hash' },
  books: {
    own: () => ({}),
    shop: (): Shop => ({ pictures: new Set() }),
    totals: ({ pictures }) => ({ pictures: pictures.size }),
  },
  checks: {
    PictureAdded({ operators }, { hash }, { shop: { pictures } }) {
      if (pictures.has(hash)) return violationOf('picture-once', 'a picture that is new', hash);
      pictures.add(hash);
      return operators.demand('add-pictures');
    },
  },
  writings: { 'add-picture': { in: 'pictures', by: ['operator'], writes: one(events.PictureAdded) } },
  inputs: {
    'add-picture': ([event, ...more]) =>
      event !== undefined && more.length === 0 && events.PictureAdded.is(event) ? event.data : undefined,
  },
  ways: {},
});
