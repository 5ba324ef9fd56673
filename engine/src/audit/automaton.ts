import { type AnySlice, type Grammar, type Role, typesIn } from '../kernel/index.ts';

/** A position in a command's grammar at which an event may stand. */
interface Position {
  readonly type: string;
  readonly label: string | undefined;
  readonly by: readonly Role[];
  /** positions that may follow */
  readonly follow: Set<Position>;
  /** true if the command may end here */
  ends: boolean;
}

/** How far a command has been read, in every way that its events can be read. */
export class Reading {
  readonly #positions: readonly Position[];
  readonly #candidates: readonly Position[];
  readonly #next = new Map<string, Map<string, Reading | undefined>>();
  /** roles that may give a command read so far */
  readonly roles: ReadonlySet<Role>;
  /** roles that may give a command that ends here; empty if it has to go on */
  readonly endings: ReadonlySet<Role>;

  constructor(positions: readonly Position[], candidates: readonly Position[]) {
    this.#positions = positions;
    this.#candidates = candidates;
    this.roles = new Set(positions.flatMap(({ by }) => by));
    this.endings = new Set(positions.filter(({ ends }) => ends).flatMap(({ by }) => by));
  }

  /** Returns the reading after one more event; undefined if no such event may follow. */
  next(type: string, label: string): Reading | undefined {
    const known = this.#next.get(type)?.get(label);
    return known ?? this.#read(type, label);
  }

  /** The events that may follow, in words. */
  get followers(): string {
    return [...new Set(this.#candidates.map(symbolOf))].join(' or ') || 'the end of the command';
  }

  /** The event that was read last, in words. */
  get last(): string {
    const [first] = this.#positions;
    return first === undefined ? 'the beginning' : symbolOf(first);
  }

  // Computed on first use: most of what grammars allow never occurs.
  #read(type: string, label: string): Reading | undefined {
    const read = this.#candidates.filter(
      (position) => position.type === type && (position.label ?? label) === label,
    );
    const next = read.length === 0 ? undefined : new Reading(read, followersOf(read));
    const byLabel = this.#next.get(type) ?? new Map<string, Reading | undefined>();
    this.#next.set(type, byLabel.set(label, next));
    return next;
  }
}

const symbolOf = ({ type, label }: Position): string => (label === undefined ? type : `${type} (${label})`);

const followersOf = (positions: readonly Position[]): Position[] => [
  ...new Set(positions.flatMap(({ follow }) => [...follow])),
];

/** Returns the start state for the commands of each kind of stream, in an edition. */
export function automatonOf(slices: readonly AnySlice[], edition: number): ReadonlyMap<string, Reading> {
  const byEdition = automata.get(slices) ?? new Map<number, ReadonlyMap<string, Reading>>();
  automata.set(slices, byEdition);
  const known = byEdition.get(edition) ?? automatonBy(slices, edition);
  byEdition.set(edition, known);
  return known;
}

/** Cache by a shop's slices: building the automata takes longer than auditing a log of a few dozen records. */
const automata = new WeakMap<readonly AnySlice[], Map<number, ReadonlyMap<string, Reading>>>();

function automatonBy(slices: readonly AnySlice[], edition: number): ReadonlyMap<string, Reading> {
  const firsts = new Map<string, Position[]>();
  for (const { audit } of slices)
    for (const writing of Object.values(audit.writings)) {
      const { first, last } = wired(writing.writes, { by: writing.by, edition });
      for (const position of last) position.ends = true;
      firsts.set(writing.in, [...(firsts.get(writing.in) ?? []), ...first]);
    }
  return new Map([...firsts].map(([kind, first]) => [kind, new Reading([], first)]));
}

/** Returns the types of events that commands write into each kind of stream. */
export function typesByKind(slices: readonly AnySlice[]): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>();
  for (const { audit } of slices)
    for (const { in: kind, writes } of Object.values(audit.writings))
      types.set(kind, new Set([...(types.get(kind) ?? []), ...typesIn(writes)]));
  return types;
}

/** A grammar's first and last positions (Glushkov's construction). */
interface Wired {
  readonly first: readonly Position[];
  readonly last: readonly Position[];
  readonly empty: boolean;
}

interface Written {
  readonly by: readonly Role[];
  readonly edition: number;
}

function wired(grammar: Grammar, written: Written): Wired {
  switch (grammar.kind) {
    case 'one': {
      const { type, label } = grammar;
      const position = { type, label, by: written.by, follow: new Set<Position>(), ends: false };
      return { first: [position], last: [position], empty: false };
    }
    case 'all':
      return grammar.parts.map((part) => wired(part, written)).reduce(inRow, NOTHING);
    case 'either': {
      const parts = grammar.parts.map((part) => wired(part, written));
      return {
        first: parts.flatMap(({ first }) => first),
        last: parts.flatMap(({ last }) => last),
        empty: parts.some(({ empty }) => empty),
      };
    }
    case 'some': {
      const part = wired(grammar.part, written);
      join(part.last, part.first);
      return part;
    }
    case 'maybe':
    default: {
      const { until = Infinity } = grammar;
      const part = wired(grammar.part, written);
      return { ...part, empty: part.empty || written.edition < until };
    }
  }
}

const NOTHING: Wired = { first: [], last: [], empty: true };

function inRow(before: Wired, after: Wired): Wired {
  join(before.last, after.first);
  return {
    first: before.empty ? [...before.first, ...after.first] : before.first,
    last: after.empty ? [...before.last, ...after.last] : after.last,
    empty: before.empty && after.empty,
  };
}

function join(before: readonly Position[], after: readonly Position[]): void {
  for (const position of before) for (const next of after) position.follow.add(next);
}
