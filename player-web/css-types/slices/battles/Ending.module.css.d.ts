declare const styles: {
  readonly 'come': string;
  readonly 'dawn': string;
  readonly 'go': string;
  readonly 'hero': string;
  readonly 'heroPlate': string;
  readonly 'items': string;
  readonly 'proved': string;
  readonly 'row': string;
  readonly 'says': string;
  readonly 'splits': string;
  readonly 'sum': string;
};
export default styles;
