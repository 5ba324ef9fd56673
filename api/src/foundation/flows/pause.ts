/** Who paused a flow, and when, in milliseconds since 1970. */
export interface Pause {
  readonly since: number;
  /** id of the operator */
  readonly operator: string;
}
