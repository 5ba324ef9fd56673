declare const styles: {
  readonly 'empty': string;
  readonly 'followed': string;
  readonly 'person': string;
  readonly 'plate': string;
  readonly 'proven': string;
  readonly 'result': string;
  readonly 'results': string;
  readonly 'what': string;
  readonly 'when': string;
};
export default styles;
