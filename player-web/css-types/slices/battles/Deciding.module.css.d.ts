declare const styles: {
  readonly 'arc': string;
  readonly 'chances': string;
  readonly 'core': string;
  readonly 'hand': string;
  readonly 'row': string;
  readonly 'wheel': string;
};
export default styles;
