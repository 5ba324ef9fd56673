declare const styles: {
  readonly 'needle': string;
  readonly 'needleWrap': string;
};
export default styles;
