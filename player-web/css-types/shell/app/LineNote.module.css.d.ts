declare const styles: {
  readonly 'note': string;
  readonly 'place': string;
};
export default styles;
