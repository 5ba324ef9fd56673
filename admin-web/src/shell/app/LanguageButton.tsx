import TranslateIcon from '@mui/icons-material/Translate';
import { Button } from '@mui/material';
import { useOtherLanguage } from '../i18n';

export function LanguageButton() {
  const { lang, name, choose } = useOtherLanguage();
  return (
    <Button color="inherit" startIcon={<TranslateIcon />} lang={lang} onClick={choose}>
      {name}
    </Button>
  );
}
