declare const styles: {
  readonly 'strip': string;
};
export default styles;
