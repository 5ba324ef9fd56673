declare const styles: {
  readonly 'card': string;
  readonly 'icon': string;
  readonly 'list': string;
};
export default styles;
