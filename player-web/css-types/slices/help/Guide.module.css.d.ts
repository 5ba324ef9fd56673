declare const styles: {
  readonly 'art': string;
  readonly 'step': string;
};
export default styles;
