declare const styles: {
  readonly 'note': string;
  readonly 'text': string;
};
export default styles;
