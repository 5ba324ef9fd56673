declare const styles: {
  readonly 'count': string;
  readonly 'dot': string;
};
export default styles;
