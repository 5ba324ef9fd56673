declare const styles: {
  readonly 'ribbon': string;
};
export default styles;
