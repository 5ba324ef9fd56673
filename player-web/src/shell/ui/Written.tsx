import { type Piece, blocksOf, hostOf, isShopPath } from '@skins/engine/written';
import { Link } from 'wouter';
import styles from './Written.module.css';

/** A text that operators or the project wrote: paragraphs, lists and links. It holds no HTML. */
export const Written = ({ text }: { text: string }) => (
  <div className={styles['written']}>
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
  </div>
);

/** Parts have no other key than their place. */
const keyed = <One,>(all: readonly One[]) => all.map((one, key) => ({ key, one }));

const Line = ({ pieces }: { pieces: readonly Piece[] }) =>
  keyed(pieces).map(({ key, one: { text, to } }) =>
    to === undefined ? <span key={key}>{text}</span> : <Lead key={key} text={text} to={to} />,
  );

/** A link into the shop, or out of it with the host in sight. */
function Lead({ text, to }: { text: string; to: string }) {
  const host = hostOf(to);
  if (isShopPath(to))
    return (
      <Link className="link" href={to}>
        {text}
      </Link>
    );
  if (host === undefined) return text;
  return (
    <a className="link" href={to} target="_blank" rel="noopener noreferrer nofollow">
      {text} ({host})
    </a>
  );
}
