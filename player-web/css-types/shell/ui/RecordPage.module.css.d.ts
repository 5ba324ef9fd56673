declare const styles: {
  readonly 'rows': string;
  readonly 'waiting': string;
};
export default styles;
