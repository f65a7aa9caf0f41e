/** What stands in the place of a screen while it is fetched; style sheets keep it out of sight for the first 300 ms. */
import { LOADING_TEXT } from '../../panels/text/loading';

function Lines() {
  return (
    <span className="skel" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** The five regions of the table. */
export function TableShape() {
  return (
    <div className="table shape" role="status" aria-label={LOADING_TEXT.table}>
      <div className="top" />
      <div className="left">
        <Lines />
        <Lines />
      </div>
      <div className="mid">
        <p>{LOADING_TEXT.table}</p>
      </div>
      <div className="acts" />
      <div className="right">
        <Lines />
      </div>
    </div>
  );
}

/** A page of text or controls. */
export function PageShape() {
  return (
    <div className="home shape" role="status" aria-label={LOADING_TEXT.page}>
      <div className="home-m">
        <Lines />
      </div>
    </div>
  );
}

/** The saved game at the start, line for line as high as it will be. @param party how many Adventurers it has */
export function SaveShape({ party }: { party: number }) {
  return (
    <div className="cont shape" role="status" aria-label={LOADING_TEXT.save}>
      <div aria-hidden="true">
        <header>
          <h2>{LOADING_TEXT.blank}</h2>
        </header>
        <div className="cont-s">
          <Lines />
        </div>
        <ul className="cont-p">
          {Array.from({ length: party }, (_, n) => n).map((n) => (
            <li key={n}>
              <span className="tok" />
              <span>{LOADING_TEXT.blank}</span>
              <b>{LOADING_TEXT.blank}</b>
            </li>
          ))}
        </ul>
        <div className="btn btn-lg">{LOADING_TEXT.blank}</div>
      </div>
    </div>
  );
}
