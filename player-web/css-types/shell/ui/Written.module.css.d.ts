declare const styles: {
  readonly 'written': string;
};
export default styles;
