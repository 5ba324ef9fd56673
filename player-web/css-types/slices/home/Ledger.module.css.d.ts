declare const styles: {
  readonly 'facts': string;
  readonly 'head': string;
  readonly 'ledger': string;
};
export default styles;
