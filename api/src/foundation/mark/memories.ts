import { type Frontier, rootOf } from '@skins/engine/transparency';
import type { DataFolder } from '../files/index.ts';
import { nativeTreeHash } from '../transparency/index.ts';
import { type AccountsMemory, memoryOfAccounts } from './accounts-memory.ts';
import type { Mark, MarkFile } from './mark-file.ts';
import { type ReadModelsMemory, memoryOfReadModels } from './read-models-memory.ts';

/** The file that contains a memory. */
type Keeper = 'mark' | 'accounts' | 'readModels';

/** A fact about the log that another file remembers. */
export interface Memory {
  readonly keeper: Keeper;
  /** path of the file, for messages */
  readonly file: string;
  /** number of events in the log */
  readonly size: number;
  /** tree over them */
  readonly tree?: Frontier;
  /** root over them */
  readonly root?: string;
  /** leaf of the last one */
  readonly leaf?: string;
}

/** Everything that is remembered of a log. */
export interface Memories {
  readonly mark: Mark | undefined;
  readonly accounts: AccountsMemory | undefined;
  readonly readModels: ReadModelsMemory | undefined;
  /** memories that the log can be compared with, by size */
  readonly all: readonly Memory[];
}

/**
 * Reads what is remembered of a log, from its mark, the accounts and the read models.
 * @param markFile undefined while there is no secret, and so no key that a mark could have
 * @throws MarkProblem, DamagedFile for unreadable accounts
 */
export function readMemories(files: DataFolder, markFile: MarkFile | undefined): Memories {
  const mark = markFile?.read();
  const accounts = memoryOfAccounts(files.accounts);
  const readModels = memoryOfReadModels(files.readModels);
  const all: Memory[] = [];
  if (markFile !== undefined) {
    const by = { keeper: 'mark', file: markFile.path } as const;
    if (mark !== undefined) all.push(withTree(by, mark.tree));
    const end = markFile.readEnd();
    if (end !== undefined) all.push({ ...by, ...end });
  }
  if (accounts !== undefined) {
    const by = { keeper: 'accounts', file: files.accounts } as const;
    all.push(withTree(by, accounts.tree), { ...by, size: accounts.events });
  }
  if (readModels !== undefined) {
    const by = { keeper: 'readModels', file: files.readModels } as const;
    const { tree, newest } = readModels;
    all.push({ ...by, size: readModels.events });
    if (tree !== undefined) all.push(withTree(by, tree));
    if (newest !== undefined) all.push({ ...by, size: newest.size, root: newest.root });
  }
  return { mark, accounts, readModels, all: all.toSorted((a, b) => a.size - b.size) };
}

const withTree = (by: Pick<Memory, 'keeper' | 'file'>, tree: Frontier): Memory => ({
  ...by,
  size: tree.size,
  tree,
  root: rootOf(tree, nativeTreeHash),
});
