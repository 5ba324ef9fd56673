declare const styles: {
  readonly 'end': string;
  readonly 'plate': string;
  readonly 'row': string;
  readonly 'stacked': string;
  readonly 'table': string;
};
export default styles;
