import {
  type Dialect as KyselyDialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** A placeholder for a value that is bound when the statement runs. */
export class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A database that statements are written for. */
export type Dialect = 'sqlite' | 'postgres';

/** Kysely only writes SQL: the databases prepare and run it. */
export const writers: Readonly<Record<Dialect, KyselyDialect>> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};
