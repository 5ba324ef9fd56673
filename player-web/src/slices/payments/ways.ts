/** Channels that one kind of device cannot use (spec 6.3). */
const NOT_ON_PHONES = 4;
const NOT_ELSEWHERE = 3;

export const waysOn = <Way extends { readonly type: number }>(
  ways: readonly Way[],
  phone: boolean,
): readonly Way[] => ways.filter(({ type }) => type !== (phone ? NOT_ON_PHONES : NOT_ELSEWHERE));

/** Formats an amount of real money by language. */
export const money = (locale: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount,
  );
