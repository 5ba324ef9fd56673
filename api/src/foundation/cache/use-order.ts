/** Something that is used now and then, and what was used just before and just after it. */
export interface Used<Node> {
  older: Node | undefined;
  newer: Node | undefined;
}

/** Things in the order in which they were used last: a chain, so that every step costs the same however many there are. */
export class UseOrder<Node extends Used<Node>> {
  #oldest: Node | undefined;
  #newest: Node | undefined;

  /** What was used least lately. */
  get oldest(): Node | undefined {
    return this.#oldest;
  }

  get newest(): Node | undefined {
    return this.#newest;
  }

  /** Takes in what is new, as used last. */
  add(node: Node): void {
    node.older = this.#newest;
    node.newer = undefined;
    if (this.#newest === undefined) this.#oldest = node;
    else this.#newest.newer = node;
    this.#newest = node;
  }

  /** Something that is in it was used. */
  use(node: Node): void {
    if (node === this.#newest) return;
    this.remove(node);
    this.add(node);
  }

  remove(node: Node): void {
    const { older, newer } = node;
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
    node.older = undefined;
    node.newer = undefined;
  }

  clear(): void {
    this.#oldest = undefined;
    this.#newest = undefined;
  }
}
