declare const styles: {
  readonly 'coming': string;
  readonly 'facts': string;
  readonly 'head': string;
  readonly 'ledger': string;
};
export default styles;
