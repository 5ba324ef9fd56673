declare const styles: {
  readonly 'list': string;
  readonly 'waiting': string;
};
export default styles;
