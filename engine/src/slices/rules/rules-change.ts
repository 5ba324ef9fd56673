import { rulesHashOf } from '../../fairness/index.ts';
import { type Moment, type PublishedRules, type RulesKind, rejected } from '../../kernel/index.ts';
import type { Freeze, Register } from '../operators/index.ts';
import { type ChangeNotice, RulesPublished } from './events.ts';
import type { RulesHistory } from './state.ts';

/** What is to count under a name. */
export interface RulesChange {
  readonly name: string;
  readonly content: unknown;
}

export interface RulesChangeContext extends Moment {
  /** an operator's id */
  readonly by: string | undefined;
  readonly register: Register;
  /** what the slice declares under the name */
  readonly rules: Pick<PublishedRules<unknown>, 'fits' | 'like'> | undefined;
  /** as it counts now */
  readonly notice: ChangeNotice;
  /** what is published of a freeze that will count at a time */
  readonly freezeAt: (time: number) => Freeze | null;
}

/** What cannot be published under any name or time, in order of precedence. */
export type RulesChangeRejection =
  | { readonly code: 'unknown-rules'; readonly name: string }
  | { readonly code: 'malformed-rules'; readonly name: string }
  /** the newest version says just that */
  | { readonly code: 'nothing-changes' };

/** Why rules cannot be published; undefined when they can. */
export function faultOfRules(
  { versions }: RulesHistory,
  { name, content }: RulesChange,
  rules: RulesChangeContext['rules'],
) {
  if (rules === undefined) return rejected<RulesChangeRejection>({ code: 'unknown-rules', name });
  if (!rules.fits(content)) return rejected<RulesChangeRejection>({ code: 'malformed-rules', name });
  return versions.at(-1)?.hash === rulesHashOf(name, content)
    ? rejected<RulesChangeRejection>({ code: 'nothing-changes' })
    : undefined;
}

/** What rules of a name would be published as. */
export const publication = ({ versions }: RulesHistory, { name, content }: RulesChange, from: number) =>
  RulesPublished.of({
    name,
    version: versions.length + 1,
    from,
    hash: rulesHashOf(name, content),
    content,
  });

/** When new rules can count at the earliest, in milliseconds since 1970: after their notice, and not before those that wait. */
export const earliestOfRules = (
  { versions }: RulesHistory,
  notice: ChangeNotice,
  like: RulesKind,
  time: number,
): number => Math.max(time + notice[like], versions.at(-1)?.from ?? 0);
