import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type Piece, blocksOf, hostOf, isShopPath } from '@skins/engine/written';
import { useState } from 'react';
import { Section } from '../../shell/ui/Section';
import {
  LANGUAGES,
  type HelpPage,
  type Language,
  type Titled,
  agreedPagesIn,
  bannersIn,
  helpPagesIn,
  noticesIn,
} from './read-content';
import { useTexts } from './texts';

const SCREENS = ['wide', 'phone'] as const;
type Screen = (typeof SCREENS)[number];
/** Widths of the players' page, in pixels: its text column on a computer, and a phone. */
const WIDTHS = { wide: 760, phone: 390 } as const;
/** The players' page: background, text, muted text, links, lines. */
const LOOK = {
  page: '#10201c',
  text: '#eef4f0',
  muted: '#b3c4bc',
  link: '#8fe0bd',
  line: '#2c443c',
} as const;

interface Shown {
  readonly content: unknown;
  readonly language: Language;
  readonly screen: Screen;
}

/** The rules that players read, by name. */
const PREVIEWS: Readonly<Record<string, React.ComponentType<Shown>>> = {
  agreement: AgreedPages,
  announcements: Notices,
  'help-texts': HelpPages,
  banners: Banners,
};

/** Shows what players will read while it is written. */
export function Preview({ setting, content }: { setting: string; content: unknown }) {
  const texts = useTexts();
  const [language, setLanguage] = useState<Language>('zh');
  const [screen, setScreen] = useState<Screen>('wide');
  const Shown = PREVIEWS[setting];
  if (Shown === undefined) return null;
  return (
    <Section title={texts.preview} lede={texts.previewLede}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 1.5 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={texts.language}
          value={language}
          onChange={(_event, value) => setLanguage((old) => LANGUAGES.find((one) => one === value) ?? old)}
        >
          {LANGUAGES.map((one) => (
            <ToggleButton key={one} value={one}>
              {texts.languages[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={texts.screen}
          value={screen}
          onChange={(_event, value) => setScreen((old) => SCREENS.find((one) => one === value) ?? old)}
        >
          {SCREENS.map((one) => (
            <ToggleButton key={one} value={one}>
              {texts.screens[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        lang={language}
        sx={{
          width: WIDTHS[screen],
          maxWidth: '100%',
          p: 2,
          display: 'grid',
          gap: 2,
          borderRadius: 1,
          background: LOOK.page,
          color: LOOK.text,
          overflowWrap: 'anywhere',
        }}
      >
        <Shown content={content} language={language} screen={screen} />
      </Box>
    </Section>
  );
}

/** Parts have no other key than their place. */
const keyed = <One,>(all: readonly One[]) => all.map((one, key) => ({ key, one }));

function Empty() {
  const texts = useTexts();
  return <Typography sx={{ color: LOOK.muted }}>{texts.empty}</Typography>;
}

function Notices({ content, language }: Shown) {
  const notices = noticesIn(content, language);
  return notices.length === 0 ? (
    <Empty />
  ) : (
    keyed(notices).map(({ key, one }) => <Article key={key} {...one} />)
  );
}

function HelpPages({ content, language }: Shown) {
  return <Pages pages={helpPagesIn(content, language)} />;
}

function AgreedPages({ content, language }: Shown) {
  return <Pages pages={agreedPagesIn(content, language)} />;
}

function Pages({ pages }: { pages: readonly HelpPage[] }) {
  return pages.length === 0 ? (
    <Empty />
  ) : (
    pages.map(({ topic, questions }) => (
      <Box key={topic}>
        <Typography variant="body2" sx={{ color: LOOK.muted }}>
          /page/helpcenter/{topic}
        </Typography>
        {keyed(questions).map(({ key, one }) => (
          <Article key={key} {...one} />
        ))}
      </Box>
    ))
  );
}

function Banners({ content, language, screen }: Shown) {
  const texts = useTexts();
  const isPhone = screen === 'phone';
  const banners = bannersIn(content, language);
  if (banners.length === 0) return <Empty />;
  return keyed(banners).map(({ key, one: { title, image, moveImage, link } }) => (
    <Box key={key} component="figure" sx={{ m: 0 }}>
      {(isPhone ? moveImage : image) !== '' && (
        <img
          src={isPhone ? moveImage : image}
          alt={title}
          style={{ width: '100%', aspectRatio: isPhone ? '1' : '1272 / 440', objectFit: 'cover' }}
        />
      )}
      <figcaption>
        <Typography sx={{ fontWeight: 700 }}>{title === '' ? texts.untitled : title}</Typography>
        <Typography variant="body2" sx={{ color: LOOK.link }}>
          {link}
        </Typography>
      </figcaption>
    </Box>
  ));
}

function Article({ title, text }: Titled) {
  const texts = useTexts();
  return (
    <Box sx={{ py: 1.5, borderBottom: `1px solid ${LOOK.line}` }}>
      <Typography sx={{ fontWeight: 700 }}>{title === '' ? texts.untitled : title}</Typography>
      <Box sx={{ color: LOOK.muted, whiteSpace: 'pre-line' }}>
        {keyed(blocksOf(text)).map(({ key, one }) =>
          one.kind === 'list' ? (
            <ul key={key}>
              {keyed(one.items).map(({ key: item, one: pieces }) => (
                <li key={item}>
                  <Line pieces={pieces} />
                </li>
              ))}
            </ul>
          ) : (
            <p key={key}>
              <Line pieces={one.pieces} />
            </p>
          ),
        )}
      </Box>
    </Box>
  );
}

/** Shows a link's target as text: the preview never navigates. */
function Line({ pieces }: { pieces: readonly Piece[] }) {
  const texts = useTexts();
  return keyed(pieces).map(({ key, one: { text, to } }) =>
    to === undefined ? (
      <span key={key}>{text}</span>
    ) : (
      <span key={key} style={{ color: LOOK.link, textDecoration: 'underline' }}>
        {text} ({isShopPath(to) ? to : (hostOf(to) ?? texts.noLink)})
      </span>
    ),
  );
}
