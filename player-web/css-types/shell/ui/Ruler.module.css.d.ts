declare const styles: {
  readonly 'lg': string;
  readonly 'ruler': string;
  readonly 'ticks': string;
  readonly 'zoom': string;
};
export default styles;
