/** Properties of a stored log: engine, versions, size and risky settings. */
export interface LogFacts {
  readonly engine: 'SQLite' | 'PostgreSQL' | 'EventStoreDB';
  /** of the engine */
  readonly version: string;
  /** version of the tables */
  readonly schema: number;
  /** size of the log with its indexes */
  readonly bytes: number;
  /** settings of the engine that endanger the log, one sentence each */
  readonly risks: readonly string[];
}
