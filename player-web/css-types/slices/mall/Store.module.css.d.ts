declare const styles: {
  readonly 'filters': string;
  readonly 'grid': string;
  readonly 'note': string;
  readonly 'place': string;
  readonly 'typed': string;
};
export default styles;
