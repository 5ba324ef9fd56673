import type { AnyCommand, AnySlice, EventData, None } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import type * as fc from 'fast-check';
import type { Forge } from './forge.ts';
import type { AnyOrder, Order, View } from './order.ts';
import type { World } from './world.ts';

/** A non-empty list. */
export type Some<Value> = readonly [Value, ...Value[]];

/** A slice's part of the tests that every slice has to pass. A missing member does not compile. */
export interface TestKit<Slice extends AnySlice> {
  readonly slice: Slice;
  /** the shop in which it is tested */
  readonly shop: AnyShop;
  readonly samples: {
    readonly [Type in keyof Slice['events']]: Some<EventData<Slice['events'][Type]>>;
  };
  /** data of versions that are no longer written, by 'WalletPosted@1' */
  readonly former: Readonly<Record<string, Some<unknown>>>;
  /** types whose records are not audited on the fast path, and why that is acceptable */
  readonly slow: { readonly [Type in keyof Slice['events']]?: string };
  /** Runs commands until every event type of the slice is written. */
  readonly play: (world: World) => void;
  /** for each rule, changes of the played log that break this rule and no earlier one */
  readonly forgeries: { readonly [Rule in keyof Slice['audit']['rules']]: Some<Forge> | None };
  /** changes that only the Merkle tree reveals, such as 'ShelfPlaced data.name.en' or 'list-skins swapped SkinListed' */
  readonly harmless: readonly Loose[];
  /** changes that only a later event contradicts */
  readonly late: readonly Loose[];
  /** reasons for moving money that no measure counts */
  readonly unmeasured: { readonly [Reason in keyof Slice['audit']['ways']]?: string };
  readonly trials: {
    readonly [Name in keyof Slice['commands']]: Trial<
      InputOf<Slice['commands'][Name]>,
      CodeOf<Slice['commands'][Name]>
    >;
  };
  /** random steps of players; `cast` tells who exists */
  readonly asks: Asks | None;
}

/** Named changes of a log, and why nothing depends on them. */
export interface Loose {
  readonly change: RegExp;
  readonly why: string;
}

/** Ways for a command to be accepted and to reach each of its refusals. */
export interface Trial<Input, Code extends string> {
  /** an accepted order */
  readonly order: (world: World) => Order<Input>;
  /** by precedence: each turns an order, spoiled or not, into one that gets this refusal */
  readonly refused: { readonly [Refusal in Code]: Spoil<Input> };
}
export type Spoil<Input> = { of(order: Order<Input>, world: World): Order<Input> }['of'];

type InputOf<Command> = Command extends { decide(state: never, input: infer Input, context: never): unknown }
  ? Input
  : never;
type CodeOf<Command> = Command extends { decide(state: never, input: never, context: never): infer Decided }
  ? Decided extends { readonly kind: 'rejected'; readonly rejection: { readonly code: infer Code } }
    ? Code & string
    : never
  : never;

/** The players and operators who exist. */
export interface Cast {
  readonly player: fc.Arbitrary<string>;
}

export interface Asks {
  /** orders that must run before the random steps */
  readonly before?: readonly AnyOrder[];
  readonly steps: (cast: Cast) => Some<AnyStep>;
}

/** One random step. */
export interface Asked {
  /** text that identifies the step in a failure */
  readonly said: string;
  /** streams to load before the order is made */
  readonly looks: readonly string[];
  /** Makes the order from the state seen at the press. */
  readonly order: (seen: View) => AnyOrder;
}

export interface AnyStep {
  readonly weight: number;
  readonly asked: fc.Arbitrary<Asked>;
}

interface StepOf<Value> {
  readonly weight: number;
  readonly values: fc.Arbitrary<Value>;
  readonly looks?: readonly string[] | ((value: Value) => readonly string[]);
  readonly order: (value: Value, seen: View) => AnyOrder;
}

/** Returns a step with random values. */
export const stepOf = <Value>({ weight, values, looks = [], order }: StepOf<Value>): AnyStep => ({
  weight,
  asked: values.map((value) => ({
    said: JSON.stringify(value),
    looks: typeof looks === 'function' ? looks(value) : looks,
    order: (seen) => order(value, seen),
  })),
});

/** The kit of any slice. */
export interface AnyKit extends Omit<TestKit<AnySlice>, 'samples' | 'trials'> {
  readonly samples: Readonly<Record<string, Some<unknown>>>;
  readonly trials: Readonly<Record<string, AnyTrial>>;
}
export interface AnyTrial {
  order(world: World): AnyOrder;
  readonly refused: Readonly<Record<string, Spoil<unknown>>>;
}

/** Returns the commands of a kit's slice. */
export const commandsOf = ({ slice }: AnyKit): readonly AnyCommand[] => Object.values(slice.commands);
