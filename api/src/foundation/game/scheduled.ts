import type { Proposals } from '@skins/engine/operators';

/** A publication that is not in force yet. Times in milliseconds since 1970. */
export interface Scheduled {
  /** stream of the setting: 'catalogue-boxes' or 'rules-NAME' */
  readonly stream: string;
  /** undefined: published by the shop itself, or by an operator before approvals were required */
  readonly proposalId: string | undefined;
  readonly from: number;
  /** time of publication */
  readonly time: number;
  /** hash of the proposal; undefined without one */
  readonly hash: string | undefined;
  /** an operator's id */
  readonly approver: string | undefined;
}

interface Publication {
  readonly proposalId: string | undefined;
  readonly from: number;
  readonly time: number;
}

/** Returns the publications in settings streams that are not in force at a time, the next first. */
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
