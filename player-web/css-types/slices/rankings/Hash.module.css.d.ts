declare const styles: {
  readonly 'acts': string;
  readonly 'hot': string;
  readonly 'list': string;
  readonly 'no': string;
  readonly 'plate': string;
  readonly 'proof': string;
  readonly 'row': string;
  readonly 'since': string;
  readonly 'steps': string;
  readonly 'strip': string;
  readonly 'who': string;
  readonly 'x': string;
};
export default styles;
