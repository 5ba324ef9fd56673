import { type RaThemeOptions, defaultLightTheme } from 'react-admin';
import { PALETTE, SANS } from '../ui/palette';

const focusRing = { outline: `2px solid ${PALETTE.focus}`, outlineOffset: 2 };

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: PALETTE.jade, dark: PALETTE.jadeDeep, contrastText: PALETTE.onJade },
    secondary: { main: PALETTE.ink, contrastText: PALETTE.panel },
    error: { main: PALETTE.danger },
    warning: { main: PALETTE.warn },
    success: { main: PALETTE.ok },
    info: { main: PALETTE.focus },
    background: { default: PALETTE.wall, paper: PALETTE.panel },
    text: { primary: PALETTE.text, secondary: PALETTE.textDim },
    divider: PALETTE.line,
  },
  shape: { borderRadius: 4 },
  sidebar: { width: 200, closedWidth: 55 },
  typography: {
    fontFamily: SANS,
    fontSize: 14,
    h1: { fontSize: '1.125rem', fontWeight: 600 },
    h2: { fontSize: '1.0625rem', fontWeight: 600 },
    h3: { fontSize: '.9375rem', fontWeight: 600 },
    h6: { fontWeight: 600, fontSize: '1.0625rem' },
    button: { textTransform: 'none' },
  },
  components: {
    ...defaultLightTheme.components,
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': focusRing,
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': focusRing } },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      // the ring's blue is too dark on the ink
      styleOverrides: { root: { '& :focus-visible': { outlineColor: 'currentColor' } } },
    },
    MuiPaper: {
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
    },
    MuiTableCell: {
      styleOverrides: {
        head: { fontWeight: 600, color: PALETTE.textDim, backgroundColor: PALETTE.panelDim },
        // Chinese breaks between any two characters: a narrow column would set words vertically.
        root: { borderColor: PALETTE.line, wordBreak: 'keep-all' },
        sizeSmall: { '@media (max-width: 1279.95px)': { paddingInline: 10 } },
      },
    },
    MuiTextField: {
      ...defaultLightTheme.components?.MuiTextField,
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' },
    },
    // Spinners have no label: the loading place says what is loading.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    MuiAccordion: {
      defaultProps: { disableGutters: true, elevation: 0, square: true },
      styleOverrides: {
        root: { borderBottom: `1px solid ${PALETTE.line}`, '&::before': { display: 'none' } },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          color: PALETTE.textDim,
          // A name that is wider than the menu wraps.
          '& .MuiTypography-root': { whiteSpace: 'normal' },
          '&.RaMenuItemLink-active': {
            color: PALETTE.jade,
            fontWeight: 600,
            backgroundColor: PALETTE.jadeSoft,
            '& .RaMenuItemLink-icon': { color: PALETTE.jade },
          },
        },
      },
    },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
      },
    },
    RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
    RaLayout: {
      // react-admin lets the page grow with its widest table; here the table scrolls instead.
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { minWidth: 0 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': { padding: '0 16px 32px', minWidth: 0 },
        },
      },
    },
  },
};
