declare const styles: {
  readonly 'differs': string;
  readonly 'state': string;
  readonly 'verdict': string;
};
export default styles;
