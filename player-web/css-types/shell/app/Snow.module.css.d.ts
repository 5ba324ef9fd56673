declare const styles: {
  readonly 'fall': string;
  readonly 'snow': string;
};
export default styles;
