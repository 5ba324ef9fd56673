declare const styles: {
  readonly 'row': string;
  readonly 'switch': string;
};
export default styles;
