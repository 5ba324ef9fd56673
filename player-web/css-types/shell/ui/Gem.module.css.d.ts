declare const styles: {
  readonly 'gem': string;
  readonly 'icon': string;
  readonly 'lg': string;
};
export default styles;
