declare const styles: {
  readonly 'filters': string;
  readonly 'what': string;
};
export default styles;
