import {
  AT_ONCE_EDITION,
  NO_BOOKS,
  type RulesKind,
  all,
  defineAudit,
  follow,
  kindOf,
  one,
  some,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed, ChangeStopped } from '../operators/events.ts';
import { CHANGE_FREEZE, CHANGE_NOTICE, RulesPublished, events, noticeOf } from './events.ts';

/** Before this edition all rules needed a notice. */
const kindIn = (edition: number, like: RulesKind): RulesKind =>
  like === 'at-once' && edition < AT_ONCE_EDITION ? 'rules' : like;

export const audit = defineAudit({
  events,
  rules: {
    rules:
      'rules stand in the stream of their name, their versions count from 1, and each is named by the hash of its content',
    'first-rules':
      'the first version of rules that come when there are players is the one that their slice declares',
    notice:
      'what is published counts after its notice at the earliest, and not before what was published before it; the first at once',
    freeze: 'nothing that operators publish takes effect within a freeze that was published before it',
  },
  books: NO_BOOKS,
  checks: {
    RulesPublished(desk, { name, version, from, hash, content }) {
      const { content: notice } = desk.rules.inForce(CHANGE_NOTICE) ?? { content: CHANGE_NOTICE.first };
      return (
        desk.rules.publish(name, version, from, hash, content) ??
        desk.operators.publish({
          from,
          notice: noticeOf(notice, kindIn(desk.edition, desk.rules.like(name))),
          first: version === 1,
          // The freeze itself may be ended at any time.
          freeze:
            name === CHANGE_FREEZE.name
              ? null
              : (desk.rules.inForce(CHANGE_FREEZE, from)?.content.freeze ?? null),
        })
      );
    },
  },
  follows: [
    follow(
      ChangeStopped,
      ({ stream, id, rules }, _data, _books: { readonly own: object; readonly shop: object }) => {
        if (kindOf(stream) === 'rules') rules.stop(id);
        return undefined;
      },
    ),
  ],
  writings: {
    'publish-rules': { in: 'rules', by: ['system', 'operator'], writes: one(RulesPublished) },
    'propose-rules': { in: 'rules', by: ['operator'], writes: one(ChangeProposed) },
    'approve-rules': {
      in: 'rules',
      by: ['operator'],
      writes: all(one(RulesPublished), one(ChangeApproved)),
    },
    'drop-rules': { in: 'rules', by: ['operator'], writes: one(ChangeDropped) },
    'stop-rules': { in: 'rules', by: ['system'], writes: some(one(ChangeStopped)) },
  },
  ways: {},
});
