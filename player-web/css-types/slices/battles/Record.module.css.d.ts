declare const styles: {
  readonly 'boxes': string;
  readonly 'do': string;
  readonly 'what': string;
};
export default styles;
