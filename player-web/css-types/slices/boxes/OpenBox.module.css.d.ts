declare const styles: {
  readonly 'below': string;
};
export default styles;
