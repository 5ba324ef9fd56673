declare const styles: {
  readonly 'seal': string;
};
export default styles;
