declare const styles: {
  readonly 'avatar': string;
  readonly 'frame': string;
  readonly 'picture': string;
};
export default styles;
