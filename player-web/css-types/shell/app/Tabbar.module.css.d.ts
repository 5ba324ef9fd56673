declare const styles: {
  readonly 'tabbar': string;
};
export default styles;
