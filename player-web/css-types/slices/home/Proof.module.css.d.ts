declare const styles: {
  readonly 'proof': string;
  readonly 'steps': string;
};
export default styles;
