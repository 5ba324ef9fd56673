declare const styles: {
  readonly 'steers': string;
};
export default styles;
