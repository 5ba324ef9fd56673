declare const styles: {
  readonly 'empty': string;
  readonly 'frame': string;
};
export default styles;
