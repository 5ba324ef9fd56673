/** An amount of outside money, with its currency's code. */
export const moneyText = (amount: number, currency: string): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount);
