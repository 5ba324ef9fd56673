declare const styles: {
  readonly 'check': string;
  readonly 'list': string;
  readonly 'plate': string;
  readonly 'when': string;
  readonly 'who': string;
};
export default styles;
