declare const styles: {
  readonly 'countdown': string;
  readonly 'unit': string;
};
export default styles;
