import { Icon } from '../../panels/icons/Icon';
import { ABOUT_TEXT } from '../../panels/text/about';

/** What the program is, and who made what it is made of. */
export function AboutScreen({ leave }: { leave: () => void }) {
  return (
    <div className="set-p">
      <header className="bh">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={ABOUT_TEXT.back} onClick={leave}>
          <Icon name="back" />
        </button>
        <h1>{ABOUT_TEXT.title}</h1>
      </header>
      <main className="about">
        <h2>{ABOUT_TEXT.what}</h2>
        <p>{ABOUT_TEXT.unofficial}</p>
        <p>{ABOUT_TEXT.house}</p>
        <p>{ABOUT_TEXT.code}</p>
        <h2>{ABOUT_TEXT.icons}</h2>
        <p>{ABOUT_TEXT.game}</p>
        <dl>
          {ABOUT_TEXT.authors.map(([author, icons]) => (
            <div key={author}>
              <dt>{author}</dt>
              <dd>{icons}</dd>
            </div>
          ))}
        </dl>
        <p>{ABOUT_TEXT.interface}</p>
        <p>{ABOUT_TEXT.own}</p>
        <h2>{ABOUT_TEXT.fonts}</h2>
        {ABOUT_TEXT.fontList.map((font) => (
          <p key={font}>{font}</p>
        ))}
      </main>
    </div>
  );
}
