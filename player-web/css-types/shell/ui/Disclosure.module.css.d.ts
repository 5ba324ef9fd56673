declare const styles: {
  readonly 'appear': string;
  readonly 'panel': string;
};
export default styles;
