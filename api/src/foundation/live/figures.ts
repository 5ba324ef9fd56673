/** Counters of who is there. */
export interface Figures {
  /** players with a request or an open live connection in the last five minutes */
  readonly online: number;
  /** open live connections */
  readonly connections: number;
  /** number of registered players */
  readonly users: number;
  /** whether `online` and `users` are made up for a demonstration */
  readonly demo: boolean;
}
