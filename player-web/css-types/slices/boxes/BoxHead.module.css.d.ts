declare const styles: {
  readonly 'drop': string;
  readonly 'exact': string;
  readonly 'facts': string;
  readonly 'fraction': string;
  readonly 'head': string;
};
export default styles;
