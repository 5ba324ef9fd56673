declare const styles: {
  readonly 'head': string;
};
export default styles;
