import {
  type Fold,
  type PublishedRules,
  type RulesInForce,
  combine,
  foldOf,
  invariant,
  on,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped, type Proposals, proposals } from '../operators/index.ts';
import { RulesPublished } from './events.ts';

export interface RulesVersion {
  /** from 1 */
  readonly version: number;
  /** when it takes effect, in milliseconds since 1970; below, when it was published */
  readonly from: number;
  readonly time: number;
  readonly hash: string;
  readonly content: unknown;
  /** id of the command that published it */
  readonly command: string;
  /** undefined: published by the shop itself, or by one operator before two were required */
  readonly proposalId: string | undefined;
}

/** All versions of the rules of one name, the oldest first, without stopped ones. */
export interface RulesHistory {
  readonly versions: readonly RulesVersion[];
}

/** State of a stream of rules. */
export interface RulesState {
  readonly history: RulesHistory;
  readonly proposals: Proposals;
}

const history: Fold<RulesHistory> = foldOf<RulesHistory>({ versions: [] }, [
  on(RulesPublished, ({ versions }, { version, from, hash, content }, { time, command }) => {
    invariant(version === versions.length + 1, 'versions of rules count up from 1');
    return {
      versions: [...versions, { version, from, time, hash, content, command, proposalId: undefined }],
    };
  }),
  on(ChangeApproved, ({ versions }, { proposalId }, { command }) => ({
    versions: versions.map((one) => (one.command === command ? { ...one, proposalId } : one)),
  })),
  on(ChangeStopped, ({ versions }, { proposalId }) => ({
    versions: versions.filter((one) => one.proposalId !== proposalId),
  })),
]);

export const rulesFold: Fold<RulesState> = combine<RulesState>({ history, proposals });

export const rulesStream = (name: string): string => `rules-${name}`;

/** Returns the content of the version with a hash; undefined: there is none, or it does not fit. */
export function rulesNamed<Content>(
  { versions }: RulesHistory,
  { fits }: Pick<PublishedRules<Content>, 'fits'>,
  hash: string,
): Content | undefined {
  const content = versions.find((one) => one.hash === hash)?.content;
  return fits(content) ? content : undefined;
}

/** Returns the version in force at a time: the latest one that has taken effect. */
export function rulesInForce<Content>(
  { versions }: RulesHistory,
  { fits }: Pick<PublishedRules<Content>, 'fits'>,
  time: number,
): RulesInForce<Content> | undefined {
  const version = versions.findLast(({ from }) => from <= time);
  return version !== undefined && fits(version.content)
    ? { hash: version.hash, content: version.content }
    : undefined;
}
