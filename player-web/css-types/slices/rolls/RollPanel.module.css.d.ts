declare const styles: {
  readonly 'grid': string;
  readonly 'waiting': string;
};
export default styles;
