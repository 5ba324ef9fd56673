declare const styles: {
  readonly 'bar': string;
  readonly 'held': string;
  readonly 'meter': string;
  readonly 'waiting': string;
};
export default styles;
