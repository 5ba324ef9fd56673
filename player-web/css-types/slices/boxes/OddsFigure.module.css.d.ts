declare const styles: {
  readonly 'figure': string;
  readonly 'share': string;
  readonly 'tail': string;
  readonly 'zoom': string;
};
export default styles;
