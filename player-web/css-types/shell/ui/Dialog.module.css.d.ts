declare const styles: {
  readonly 'body': string;
  readonly 'dialog': string;
  readonly 'enter': string;
  readonly 'foot': string;
  readonly 'head': string;
  readonly 'heading': string;
  readonly 'overlay': string;
  readonly 'title': string;
  readonly 'veil': string;
};
export default styles;
