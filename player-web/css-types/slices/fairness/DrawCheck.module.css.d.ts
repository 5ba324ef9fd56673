declare const styles: {
  readonly 'differs': string;
  readonly 'state': string;
  readonly 'steerable': string;
  readonly 'verdict': string;
};
export default styles;
