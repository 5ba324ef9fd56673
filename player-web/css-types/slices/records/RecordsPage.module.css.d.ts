declare const styles: {
  readonly 'card': string;
  readonly 'icon': string;
  readonly 'list': string;
  readonly 'summary': string;
  readonly 'waiting': string;
};
export default styles;
