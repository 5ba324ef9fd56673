import { rulesHashOf } from '../../fairness/index.ts';
import { type Moment, type PublishedRules, type RulesKind, rejected } from '../../kernel/index.ts';
import type { Freeze, Register } from '../operators/index.ts';
import { type ChangeNotice, RulesPublished, noticeOf } from './events.ts';
import type { RulesHistory } from './state.ts';

/** New content for the rules of a name. */
export interface RulesChange {
  readonly name: string;
  readonly content: unknown;
}

export interface RulesChangeContext extends Moment {
  /** an operator's id */
  readonly by: string | undefined;
  readonly register: Register;
  /** the slice's declaration of the name */
  readonly rules: Pick<PublishedRules<unknown>, 'fits' | 'like' | 'asks' | 'propose'> | undefined;
  /** in force now */
  readonly notice: ChangeNotice;
  /** Returns the published freeze that is in force at a time. */
  readonly freezeAt: (time: number) => Freeze | null;
}

/** Faults of the content itself, in order of precedence. */
export type RulesChangeRejection =
  | { readonly code: 'unknown-rules'; readonly name: string }
  | { readonly code: 'malformed-rules'; readonly name: string }
  /** the newest version has the same content */
  | { readonly code: 'nothing-changes' };

/** Returns why rules cannot be published; undefined if they can. */
export function faultOfRules(
  { versions }: RulesHistory,
  { name, content }: RulesChange,
  rules: RulesChangeContext['rules'],
) {
  if (rules === undefined) return rejected<RulesChangeRejection>({ code: 'unknown-rules', name });
  if (!rules.fits(content) || rules.asks?.(content) === false)
    return rejected<RulesChangeRejection>({ code: 'malformed-rules', name });
  return versions.at(-1)?.hash === rulesHashOf(name, content)
    ? rejected<RulesChangeRejection>({ code: 'nothing-changes' })
    : undefined;
}

/** Returns the event that would publish the rules. */
export const publication = ({ versions }: RulesHistory, { name, content }: RulesChange, from: number) =>
  RulesPublished.of({
    name,
    version: versions.length + 1,
    from,
    hash: rulesHashOf(name, content),
    content,
  });

/** Returns the earliest time for new rules, in milliseconds since 1970: after their notice and all waiting versions. */
export const earliestOfRules = (
  { versions }: RulesHistory,
  notice: ChangeNotice,
  like: RulesKind,
  time: number,
): number => Math.max(time + noticeOf(notice, like), versions.at(-1)?.from ?? 0);
