declare const styles: {
  readonly 'count': string;
  readonly 'dot': string;
  readonly 'item': string;
  readonly 'rail': string;
  readonly 'word': string;
};
export default styles;
