declare const styles: {
  readonly 'breathe': string;
  readonly 'case': string;
  readonly 'line': string;
  readonly 'plate': string;
  readonly 'skeleton': string;
};
export default styles;
