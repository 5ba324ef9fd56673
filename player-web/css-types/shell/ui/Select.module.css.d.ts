declare const styles: {
  readonly 'select': string;
};
export default styles;
