declare const styles: {
  readonly 'best': string;
  readonly 'card': string;
  readonly 'foot': string;
  readonly 'name': string;
  readonly 'plate': string;
  readonly 'toCome': string;
};
export default styles;
