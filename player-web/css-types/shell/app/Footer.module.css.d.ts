declare const styles: {
  readonly 'age': string;
  readonly 'brand': string;
  readonly 'cols': string;
  readonly 'duty': string;
  readonly 'end': string;
  readonly 'footer': string;
  readonly 'promise': string;
};
export default styles;
