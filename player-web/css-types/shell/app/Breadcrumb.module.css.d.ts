declare const styles: {
  readonly 'crumbs': string;
};
export default styles;
