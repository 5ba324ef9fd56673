declare const styles: {
  readonly 'few': string;
  readonly 'return': string;
};
export default styles;
