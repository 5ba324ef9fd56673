declare const styles: {
  readonly 'title': string;
};
export default styles;
