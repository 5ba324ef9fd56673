import { DEEDS, type Deed, type DeedDone } from './deeds.ts';
import type { AnyEvent, EventKind } from './event.ts';
import type { Amount } from './money.ts';
import type { Reveal } from './reveal.ts';
import type { Reward } from './reward.ts';

/**
 * What is counted of events, whatever their type: games say what theirs measure, and who counts (levels, tasks, limits,
 * ranks, the auditor's totals) folds measures alone, so that a new game reaches them unasked. Amounts in 1/10,000 gem.
 */
export interface Vocabulary {
  /** rolls, rounds, entries: what a player did once */
  readonly plays: number;
  /** value put at stake, fee included */
  readonly staked: Amount;
  /** value that came back for stakes, in gems or items */
  readonly returned: Amount;
  /** gems bought, gift and bonus not included */
  readonly paidIn: Amount;
  /** gems bought that the payer took back; below zero where they came again */
  readonly takenBack: Amount;
  /** gems that an order asks for: they count against limits on paying in from here, until it ends */
  readonly orders: { readonly order: string; readonly amount: Amount };
  /** the order that ended, paid or not */
  readonly ordersEnd: string;
  /** what a claim promises its player: the same command gives exactly that */
  readonly rewards: readonly Reward[];
  /** the seeds of a roll, public from now on */
  readonly reveal: Reveal;
  /** a play begins that ends later: gems may be held for it until then */
  readonly begins: 'play';
  /** what this event began has to end by this time, milliseconds since 1970 */
  readonly opens: number;
  /** the place, in whatever stream, of the event whose matter ends here, or is taken up by this stream */
  readonly closes: string;
  /** the place, in this stream, of the event whose matter another stream took up, and which is over now */
  readonly over: string;
  /** what the player did that tasks, boards and rooms may ask for */
  readonly deeds: readonly DeedDone[];
}

export type MeasureName = keyof Vocabulary;
type Readings<Data> = {
  readonly [Name in MeasureName]?: (data: Data) => Vocabulary[Name] | undefined;
};
/** By deed, what an event says of it: undefined when it was not done. */
type DeedReadings<Data> = {
  readonly [Name in Deed]?: (data: Data) => Omit<DeedDone, 'deed'> | undefined;
};

/** What one type of event measures. */
export interface Measured {
  readonly type: string;
  readonly names: readonly MeasureName[];
  /** which deeds its events may be */
  readonly deeds: readonly Deed[];
  /** Reads a measure of an event of the type; undefined when the type has none of that name. */
  reader<Name extends MeasureName>(
    name: Name,
  ): ((event: AnyEvent) => Vocabulary[Name] | undefined) | undefined;
}

/** @param deeds of which the measure `deeds` is made: which there are is known without an event */
export function measured<Data>(
  kind: EventKind<string, Data>,
  measures: Omit<Readings<Data>, 'deeds'>,
  deeds: DeedReadings<Data> = {},
): Measured {
  const possible = DEEDS.filter((deed) => deed in deeds);
  const readers = possible.flatMap((deed): DeedReader<Data>[] => {
    const read = deeds[deed];
    return read === undefined ? [] : [{ deed, read }];
  });
  const readings: Readings<Data> =
    possible.length === 0 ? measures : { ...measures, deeds: (data) => deedsOf(readers, data) };
  const names = Object.keys(readings).filter((name): name is MeasureName => name in readings);
  return {
    type: kind.type,
    names,
    deeds: possible,
    reader(name) {
      const read = readings[name];
      return read && ((event) => (kind.is(event) ? read(event.data) : undefined));
    },
  };
}

interface DeedReader<Data> {
  readonly deed: Deed;
  readonly read: (data: Data) => Omit<DeedDone, 'deed'> | undefined;
}

// Written out: every play passes here.
function deedsOf<Data>(readers: readonly DeedReader<Data>[], data: Data): readonly DeedDone[] | undefined {
  const all: DeedDone[] = [];
  for (const { deed, read } of readers) {
    const done = read(data);
    if (done !== undefined) all.push({ deed, of: done.of, count: done.count, amount: done.amount });
  }
  return all.length === 0 ? undefined : all;
}
