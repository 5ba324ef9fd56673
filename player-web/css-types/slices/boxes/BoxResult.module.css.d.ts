declare const styles: {
  readonly 'number': string;
};
export default styles;
