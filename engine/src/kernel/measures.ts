import { DEEDS, type Deed, type DeedDone } from './deeds.ts';
import type { AnyEvent, EventKind } from './event.ts';
import type { Amount } from './money.ts';
import type { Reveal } from './reveal.ts';
import type { PromisedReward } from './reward.ts';

/**
 * The measures of events, whatever their type. Games define what theirs measure; levels, tasks, limits, ranks and the
 * auditor's totals fold only measures, so a new game is counted automatically. Amounts in 1/10,000 gem.
 */
export interface Vocabulary {
  /** number of plays by a player: rolls, rounds, entries */
  readonly plays: number;
  /** staked value, fee included */
  readonly staked: Amount;
  /** value returned for stakes, in gems or items */
  readonly returned: Amount;
  /** gems bought, gift and bonus not included */
  readonly paidIn: Amount;
  /** bought gems whose payment was reversed; negative if the money came again */
  readonly takenBack: Amount;
  /** gems of an order: they count against pay-in limits from here until it ends */
  readonly orders: { readonly order: string; readonly amount: Amount };
  /** the order that ended, paid or not */
  readonly ordersEnd: string;
  /** rewards that a claim promises: the same command grants exactly these */
  readonly rewards: readonly PromisedReward[];
  /** the seeds of a roll, public from now on */
  readonly reveal: Reveal;
  /** beginning of a play that ends later: gems may be held for it until then */
  readonly begins: 'play';
  /** what another slice's play in the same command plays by: the slice can be stopped by itself, and counts no plays */
  readonly leads: 'play';
  /** a chance for value that costs nothing: breaks and exclusions apply to it as to a play */
  readonly enters: 'chance';
  /** latest end of the obligation that this event began, milliseconds since 1970 */
  readonly opens: number;
  /** place, in any stream, of the event whose obligation ends here or is taken up by this stream */
  readonly closes: string;
  /** place, in this stream, of the event whose obligation another stream took up and that is over now */
  readonly over: string;
  /** deeds of the player that tasks, boards and rooms may ask for */
  readonly deeds: readonly DeedDone[];
  /** end of a battle that one side wins; none of a battle that is shared */
  readonly battled: 'won' | 'lost';
}

export type MeasureName = keyof Vocabulary;
type Readings<Data> = {
  readonly [Name in MeasureName]?: (data: Data) => Vocabulary[Name] | undefined;
};
/** Reads an event's deeds, by deed: undefined if it was not done. */
type DeedReadings<Data> = {
  readonly [Name in Deed]?: (data: Data) => Omit<DeedDone, 'deed'> | undefined;
};

/** The measures of one event type. */
export interface Measured {
  readonly type: string;
  readonly names: readonly MeasureName[];
  /** deeds that its events may report */
  readonly deeds: readonly Deed[];
  /** Returns a reader of a measure for events of the type; undefined if the type does not have it. */
  reader<Name extends MeasureName>(
    name: Name,
  ): ((event: AnyEvent) => Vocabulary[Name] | undefined) | undefined;
}

/**
 * Defines the measures of an event type.
 * @param deeds readings that make up the measure `deeds`; they tell its possible deeds without an event
 */
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

// A plain loop: every play calls this.
function deedsOf<Data>(readers: readonly DeedReader<Data>[], data: Data): readonly DeedDone[] | undefined {
  const all: DeedDone[] = [];
  for (const { deed, read } of readers) {
    const done = read(data);
    if (done !== undefined) all.push({ deed, of: done.of, count: done.count, amount: done.amount });
  }
  return all.length === 0 ? undefined : all;
}
