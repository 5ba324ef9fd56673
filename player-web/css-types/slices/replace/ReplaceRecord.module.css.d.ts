declare const styles: {
  readonly 'hash': string;
  readonly 'items': string;
  readonly 'sum': string;
};
export default styles;
