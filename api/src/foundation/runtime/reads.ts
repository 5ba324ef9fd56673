import type { StreamVersion } from '../store/index.ts';

/** Another stream on which a decision depends. */
export interface Read extends StreamVersion {
  /** Reads it again. */
  readonly renew: () => Promise<unknown>;
}

let noted: Read[] | undefined;

/** Notes a read, if a decision is being made. */
export const noteRead = (read: Read): void => void noted?.push(read);

/** Makes a decision. @returns it, with the streams it read: decisions are synchronous, so no other's reads are among them */
export function withReads<Decision>(decide: () => Decision): {
  readonly decided: Decision;
  readonly reads: readonly Read[];
} {
  const reads: Read[] = [];
  noted = reads;
  try {
    return { decided: decide(), reads };
  } finally {
    noted = undefined;
  }
}
