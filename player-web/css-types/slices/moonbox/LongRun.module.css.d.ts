declare const styles: {
  readonly 'bar': string;
  readonly 'exact': string;
  readonly 'goes': string;
  readonly 'mine': string;
  readonly 'share': string;
};
export default styles;
