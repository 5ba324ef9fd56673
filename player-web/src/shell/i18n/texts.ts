import type { Language } from './languages';

/** The plural forms of each language, as `Intl.PluralRules` names them. */
interface PluralForms {
  ZH: 'other';
  EN: 'one' | 'other';
  RU: 'one' | 'few' | 'many' | 'other';
  VN: 'other';
}

/**
 * The texts of a slice in another language. It compiles only with exactly the keys of the Chinese source.
 * A Chinese key `items_other` asks a language for each of its plural forms: `items_one`, `items_few` and so on.
 */
export type Texts<Source, Spoken extends Language = 'ZH'> = {
  readonly [
    Key in keyof Source as Key extends `${infer Base}_other` ? `${Base}_${PluralForms[Spoken]}` : Key
  ]: Source[Key] extends string ? string : Texts<Source[Key], Spoken>;
};

/** Loads a value when it is first needed. */
export type Loads<Value> = () => Promise<Value>;

/** The texts of a slice: their namespace, which is the slice's name, and their module in each language. */
export interface SliceTexts<Name extends string, Source> {
  readonly name: Name;
  readonly ZH: Loads<{ readonly zh: Source }>;
  readonly EN: Loads<{ readonly en: Texts<Source, 'EN'> }>;
  readonly RU: Loads<{ readonly ru: Texts<Source, 'RU'> }>;
  readonly VN: Loads<{ readonly vn: Texts<Source, 'VN'> }>;
}

/** The texts of any slice. A module exports the texts and nothing else. */
export type AnyTexts = Readonly<Record<Language, Loads<Readonly<Record<string, object>>>>> & {
  readonly name: string;
};

/** The keys of all texts in a tree, such as 'reel.won'. A text with plural forms has its key without the form. */
type KeyOf<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? Key extends `${infer Base}_other`
      ? Base
      : Key
    : `${Key}.${KeyOf<Source[Key]>}`;
}[keyof Source & string];

/** The Chinese text under a key. */
type TextAt<Source, Key extends string> = Key extends keyof Source
  ? Source[Key]
  : `${Key}_other` extends keyof Source
    ? Source[`${Key}_other`]
    : Key extends `${infer Head}.${infer Rest}`
      ? Head extends keyof Source
        ? TextAt<Source[Head], Rest>
        : never
      : never;

/** What stands in the placeholders of a text, such as 'name' or 'count, number'. */
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values of placeholders. A count is a number, as its plural form depends on it. */
type Filled<Name extends string> = Readonly<
  Record<Exclude<Name, 'count, number'>, string | number> &
    ('count, number' extends Name ? { count: number } : unknown)
>;

type Values<Text> = [Placeholder<Text>] extends [never] ? [] : [values: Filled<Placeholder<Text>>];

/** Translates a key of one slice. It accepts no other keys, and requires every placeholder of the text. */
export type Say<Source> = <Key extends KeyOf<Source>>(
  key: Key,
  ...values: Values<TextAt<Source, Key>>
) => string;
