import type { Language } from './languages';

/** The texts of a slice in another language. It compiles only with exactly the keys of the Chinese source. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};

/** Loads a value when it is first needed. */
export type Loads<Value> = () => Promise<Value>;

/** The texts of a slice: their namespace, which is the slice's name, and their module in each language. */
export interface SliceTexts<Name extends string, Source> {
  readonly name: Name;
  readonly ZH: Loads<{ readonly zh: Source }>;
  readonly EN: Loads<{ readonly en: Texts<Source> }>;
  readonly RU: Loads<{ readonly ru: Texts<Source> }>;
  readonly VN: Loads<{ readonly vn: Texts<Source> }>;
}

/** The texts of any slice. A module exports the texts and nothing else. */
export type AnyTexts = Readonly<Record<Language, Loads<Readonly<Record<string, object>>>>> & {
  readonly name: string;
};

/** The keys of all texts in a tree, such as 'reel.won'. */
type KeyOf<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? Key : `${Key}.${KeyOf<Source[Key]>}`;
}[keyof Source & string];

/** The Chinese text under a key. */
type TextAt<Source, Key extends string> = Key extends keyof Source
  ? Source[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Source
      ? TextAt<Source[Head], Rest>
      : never
    : never;

/** The placeholder names of a text. */
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, string | number>>];

/** Translates a key of one slice. It accepts no other keys, and requires every placeholder of the text. */
export type Say<Source> = <Key extends KeyOf<Source>>(
  key: Key,
  ...values: Values<TextAt<Source, Key>>
) => string;
