declare const styles: {
  readonly 'breathe': string;
  readonly 'light': string;
  readonly 'plate': string;
  readonly 'said': string;
  readonly 'tree': string;
  readonly 'wish': string;
};
export default styles;
