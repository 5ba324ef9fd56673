declare const styles: {
  readonly 'bag': string;
  readonly 'cell': string;
  readonly 'chosen': string;
  readonly 'origin': string;
  readonly 'plate': string;
  readonly 'sell': string;
  readonly 'tools': string;
  readonly 'whole': string;
};
export default styles;
