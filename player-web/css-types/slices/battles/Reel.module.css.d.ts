declare const styles: {
  readonly 'land': string;
  readonly 'plate': string;
  readonly 'strip': string;
  readonly 'waiting': string;
  readonly 'window': string;
};
export default styles;
