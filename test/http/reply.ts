/** A raw answer. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
