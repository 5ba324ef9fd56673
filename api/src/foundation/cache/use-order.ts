/** A node of a UseOrder, linked to the nodes used just before and just after it. */
export interface Used<Node> {
  older: Node | undefined;
  newer: Node | undefined;
}

/** Nodes in order of last use: a doubly linked list, so each step takes constant time. */
export class UseOrder<Node extends Used<Node>> {
  #oldest: Node | undefined;
  #newest: Node | undefined;

  /** The least recently used node. */
  get oldest(): Node | undefined {
    return this.#oldest;
  }

  get newest(): Node | undefined {
    return this.#newest;
  }

  /** Adds a new node as the most recently used. */
  add(node: Node): void {
    node.older = this.#newest;
    node.newer = undefined;
    if (this.#newest === undefined) this.#oldest = node;
    else this.#newest.newer = node;
    this.#newest = node;
  }

  /** Moves a node to the most recently used end. */
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
