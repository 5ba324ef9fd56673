declare const styles: {
  readonly 'body': string;
  readonly 'card': string;
  readonly 'cards': string;
  readonly 'kind': string;
  readonly 'link': string;
  readonly 'meter': string;
  readonly 'plant': string;
  readonly 'plate': string;
  readonly 'waiting': string;
};
export default styles;
