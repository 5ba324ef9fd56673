declare const styles: {
  readonly 'below': string;
  readonly 'number': string;
};
export default styles;
