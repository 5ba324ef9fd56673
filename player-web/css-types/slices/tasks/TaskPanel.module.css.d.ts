declare const styles: {
  readonly 'asks': string;
  readonly 'bar': string;
  readonly 'body': string;
  readonly 'claimed': string;
  readonly 'contents': string;
  readonly 'figures': string;
  readonly 'gives': string;
  readonly 'image': string;
  readonly 'left': string;
  readonly 'name': string;
  readonly 'ready': string;
  readonly 'task': string;
  readonly 'tasks': string;
  readonly 'waiting': string;
};
export default styles;
