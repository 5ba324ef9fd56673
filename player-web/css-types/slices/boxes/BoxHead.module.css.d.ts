declare const styles: {
  readonly 'exact': string;
  readonly 'facts': string;
  readonly 'fraction': string;
};
export default styles;
