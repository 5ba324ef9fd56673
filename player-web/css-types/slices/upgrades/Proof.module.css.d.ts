declare const styles: {
  readonly 'plate': string;
  readonly 'prize': string;
  readonly 'sum': string;
};
export default styles;
