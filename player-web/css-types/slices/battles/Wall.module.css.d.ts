declare const styles: {
  readonly 'boxList': string;
  readonly 'boxSum': string;
  readonly 'cell': string;
  readonly 'cells': string;
  readonly 'head': string;
  readonly 'plate': string;
  readonly 'scroll': string;
};
export default styles;
