import type { Proposals } from '@skins/engine/operators';

/** A publication that does not count yet. Times in milliseconds since 1970. */
export interface Scheduled {
  /** of the setting: 'catalogue-boxes' or 'rules-NAME' */
  readonly stream: string;
  /** undefined: the shop itself published it, or an operator before two had to */
  readonly proposalId: string | undefined;
  readonly from: number;
  /** when it was published */
  readonly time: number;
  /** of the proposal; undefined where there is none */
  readonly hash: string | undefined;
  /** an operator's id */
  readonly approver: string | undefined;
}

interface Publication {
  readonly proposalId: string | undefined;
  readonly from: number;
  readonly time: number;
}

/** What waits to count in streams of settings at a time, the next first. */
export const scheduledIn = (
  settings: readonly (readonly [stream: string, Proposals, readonly Publication[]])[],
  now: number,
): readonly Scheduled[] =>
  settings
    .flatMap(([stream, { approved }, publications]) =>
      publications
        .filter(({ from }) => from > now)
        .map(({ proposalId, from, time }) => {
          const approval = proposalId === undefined ? undefined : approved.get(proposalId);
          return { stream, proposalId, from, time, hash: approval?.hash, approver: approval?.approver };
        }),
    )
    .toSorted((a, b) => a.from - b.from);
