/** What operators see of a slice: its events in words, its records. */
export interface Admin {
  /** what they list and look at, by name */
  readonly resources: object;
}
