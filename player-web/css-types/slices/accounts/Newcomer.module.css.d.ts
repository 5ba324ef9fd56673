declare const styles: {
  readonly 'gems': string;
  readonly 'points': string;
};
export default styles;
