declare const styles: {
  readonly 'count': string;
  readonly 'face': string;
  readonly 'grid': string;
  readonly 'less': string;
  readonly 'prop': string;
  readonly 'shelf': string;
  readonly 'words': string;
};
export default styles;
