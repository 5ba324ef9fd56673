declare const styles: {
  readonly 'amount': string;
  readonly 'buy': string;
  readonly 'chance': string;
  readonly 'chips': string;
  readonly 'item': string;
  readonly 'meter': string;
};
export default styles;
