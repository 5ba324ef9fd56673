import type { Text } from '@skins/engine/catalogue';

/** The values of a text's placeholders, by name. */
export type Gaps = Readonly<Record<string, string | number>>;

/** `{name}`, or `{name|form|form}`: the value with the plural form of a noun that belongs to it. */
const GAP = /\{(?<name>\w+)(?:\|(?<forms>[^}]+))?\}/g;

/** The order in which a language's forms are written. Russian fractions take the form of 2 to 4. */
const FORMS = {
  zh: ['other'],
  en: ['one', 'other'],
  ru: ['one', 'few', 'many'],
  vi: ['other'],
} as const satisfies Record<keyof Text, readonly Intl.LDMLPluralRule[]>;

const rules = {
  zh: new Intl.PluralRules('zh'),
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  vi: new Intl.PluralRules('vi'),
} as const satisfies Record<keyof Text, Intl.PluralRules>;

/** Fills a text's placeholders: 'for {days|day|days}' becomes 'for 1 day'. */
export const filled = (text: Text, language: keyof Text, gaps: Gaps): string =>
  text[language].replaceAll(GAP, (_gap, name: string, written?: string) => {
    const value = gaps[name] ?? '';
    if (written === undefined) return String(value);
    const forms = written.split('|');
    const order: readonly string[] = FORMS[language];
    const at = order.indexOf(rules[language].select(Number(value)));
    return `${value} ${forms[at === -1 ? 1 : at] ?? ''}`;
  });
