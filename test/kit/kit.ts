import type { AnyCommand, AnySlice, EventData, None } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import type * as fc from 'fast-check';
import type { Forge } from './forge.ts';
import type { AnyOrder, Order, View } from './order.ts';
import type { World } from './world.ts';

/** At least one. */
export type Some<Value> = readonly [Value, ...Value[]];

/** What the tests that every slice has to pass know of one. What is left out does not compile. */
export interface TestKit<Slice extends AnySlice> {
  readonly slice: Slice;
  /** the shop that it is tried in */
  readonly shop: AnyShop;
  readonly samples: {
    readonly [Type in keyof Slice['events']]: Some<EventData<Slice['events'][Type]>>;
  };
  /** data of versions that are no longer written, by 'WalletPosted@1' */
  readonly former: Readonly<Record<string, Some<unknown>>>;
  /** types whose records are audited the long way, and why that is no matter */
  readonly slow: { readonly [Type in keyof Slice['events']]?: string };
  /** Gives commands until every type of event of the slice is written. */
  readonly play: (world: World) => void;
  /** for each rule, changes of the played log that break it, and no rule before it */
  readonly forgeries: { readonly [Rule in keyof Slice['audit']['rules']]: Some<Forge> | None };
  /** changes that only the Merkle tree shows, such as 'ShelfPlaced data.name.en' or 'list-skins swapped SkinListed' */
  readonly harmless: readonly Loose[];
  /** changes that are wrong only in the light of a later event */
  readonly late: readonly Loose[];
  /** money that moves for reasons which no measure counts */
  readonly unmeasured: { readonly [Reason in keyof Slice['audit']['ways']]?: string };
  readonly trials: {
    readonly [Name in keyof Slice['commands']]: Trial<
      InputOf<Slice['commands'][Name]>,
      CodeOf<Slice['commands'][Name]>
    >;
  };
  /** what people ask at random; `cast` says who they are */
  readonly asks: Asks | None;
}

/** Changes of a log, by what they are called, and why nothing depends on what they change. */
export interface Loose {
  readonly change: RegExp;
  readonly why: string;
}

/** How a command is accepted, and how it comes to each of its refusals. */
export interface Trial<Input, Code extends string> {
  /** leads to events */
  readonly order: (world: World) => Order<Input>;
  /** in order of precedence: each makes an order, spoiled already or not, one that is refused so */
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

/** Who there is. */
export interface Cast {
  readonly player: fc.Arbitrary<string>;
}

export interface Asks {
  /** what has to be there before anything can be asked for */
  readonly before?: readonly AnyOrder[];
  readonly steps: (cast: Cast) => Some<AnyStep>;
}

/** One thing that somebody asks of the shop. */
export interface Asked {
  /** for whom the test fails */
  readonly said: string;
  /** streams that are looked at before the order is given */
  readonly looks: readonly string[];
  /** Makes the order out of what is seen when the button is pressed. */
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

/** A step that is asked for with random values. */
export const stepOf = <Value>({ weight, values, looks = [], order }: StepOf<Value>): AnyStep => ({
  weight,
  asked: values.map((value) => ({
    said: JSON.stringify(value),
    looks: typeof looks === 'function' ? looks(value) : looks,
    order: (seen) => order(value, seen),
  })),
});

/** Any slice's kit. */
export interface AnyKit extends Omit<TestKit<AnySlice>, 'samples' | 'trials'> {
  readonly samples: Readonly<Record<string, Some<unknown>>>;
  readonly trials: Readonly<Record<string, AnyTrial>>;
}
export interface AnyTrial {
  order(world: World): AnyOrder;
  readonly refused: Readonly<Record<string, Spoil<unknown>>>;
}

/** A command, as it is found in a kit's slice. */
export const commandsOf = ({ slice }: AnyKit): readonly AnyCommand[] => Object.values(slice.commands);
