declare const styles: {
  readonly 'bar': string;
  readonly 'chart': string;
  readonly 'foot': string;
  readonly 'grid': string;
  readonly 'guide': string;
  readonly 'list': string;
  readonly 'middle': string;
  readonly 'point': string;
  readonly 'stem': string;
};
export default styles;
