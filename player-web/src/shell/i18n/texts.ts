import type { Language } from './languages';

/** The texts of a slice in another language: exactly the keys of the Chinese source, or it does not compile. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};

/** Brings something when it is first needed. */
export type Loads<Value> = () => Promise<Value>;

/** The texts of a slice: the name that they are kept under, and the module that has them in each language. */
export interface SliceTexts<Name extends string, Source> {
  readonly name: Name;
  readonly loads: {
    readonly ZH: Loads<{ readonly zh: Source }>;
    readonly EN: Loads<{ readonly en: Texts<Source> }>;
    readonly RU: Loads<{ readonly ru: Texts<Source> }>;
    readonly VN: Loads<{ readonly vn: Texts<Source> }>;
  };
}

/** The same of any slice. Its modules export nothing but the texts. */
export interface AnyTexts {
  readonly name: string;
  readonly loads: Readonly<Record<Language, Loads<Readonly<Record<string, object>>>>>;
}

/** The keys of all texts in a tree: 'reel.won'. */
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

/** The names between the braces of a text. */
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Text>, string | number>>];

/** Says a text of one slice. It knows no other texts, and asks for everything that the text leaves open. */
export type Say<Source> = <Key extends KeyOf<Source>>(
  key: Key,
  ...values: Values<TextAt<Source, Key>>
) => string;
