declare const styles: {
  readonly 'checks': string;
  readonly 'sum': string;
  readonly 'verdict': string;
};
export default styles;
