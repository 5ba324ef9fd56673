declare const styles: {
  readonly 'card': string;
  readonly 'label': string;
  readonly 'shelf': string;
  readonly 'stand': string;
  readonly 'teaser': string;
  readonly 'waiting': string;
};
export default styles;
