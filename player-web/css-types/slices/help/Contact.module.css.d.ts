declare const styles: {
  readonly 'item': string;
};
export default styles;
