declare const styles: {
  readonly 'band': string;
  readonly 'bandText': string;
  readonly 'deck': string;
  readonly 'scale': string;
  readonly 'sum': string;
};
export default styles;
