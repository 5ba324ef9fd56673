declare const styles: {
  readonly 'bar': string;
  readonly 'list': string;
};
export default styles;
