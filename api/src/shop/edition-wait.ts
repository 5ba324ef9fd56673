import { EDITION } from '@skins/engine/editions';
import type { Logger } from 'pino';
import type { NodeEdition } from '../foundation/store/index.ts';
import { editionIn } from '../foundation/game/index.ts';
import type { ThreadedProjector } from './threaded-projector.ts';

/** Keeps a node of a newer edition from joining while older ones run. Meanwhile its lists follow the log: it is ready soon afterwards. */
export class EditionWait implements NodeEdition {
  readonly writes = EDITION;
  readonly inForce = editionIn;
  readonly #logger: Logger;
  readonly #startLists: () => ThreadedProjector;
  #lists: ThreadedProjector | undefined;
  #told = '';

  constructor(logger: Logger, startLists: () => ThreadedProjector) {
    this.#logger = logger;
    this.#startLists = startLists;
  }

  readonly waits: NodeEdition['waits'] = (older, head) => {
    const nodes = older.join(', ');
    if (nodes !== this.#told)
      this.#logger.warn(
        `edition ${EDITION} waits, and this node with it: nodes of an older program still run (${nodes}). Replace or stop them`,
      );
    this.#told = nodes;
    this.#lists ??= this.#startLists();
    this.#lists.nudge(head);
  };

  /** Ends the wait: the lists are opened again by the shop. */
  async end(): Promise<void> {
    const lists = this.#lists;
    if (lists === undefined) return;
    this.#lists = undefined;
    await lists.close();
    this.#logger.warn(`edition ${EDITION} waits no more`);
  }
}
