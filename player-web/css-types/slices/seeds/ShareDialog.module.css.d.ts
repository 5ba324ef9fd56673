declare const styles: {
  readonly 'link': string;
  readonly 'share': string;
  readonly 'shot': string;
};
export default styles;
