declare const styles: {
  readonly 'escrow': string;
  readonly 'facts': string;
  readonly 'figure': string;
  readonly 'held': string;
  readonly 'house': string;
  readonly 'legend': string;
  readonly 'minted': string;
  readonly 'verdict': string;
  readonly 'waiting': string;
};
export default styles;
