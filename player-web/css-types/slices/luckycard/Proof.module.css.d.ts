declare const styles: {
  readonly 'sum': string;
};
export default styles;
