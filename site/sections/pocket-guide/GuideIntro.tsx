type GuideIntroProps = {
  name: string;
  /** Of the place's page. */
  path: string;
  brand: string;
};

/** What stands above the sheet on a screen: what it is, and how it becomes paper. */
export function GuideIntro({ name, path, brand }: GuideIntroProps) {
  return (
    <header className="intro">
      <p>
        <a href={path}>{name}</a> <span>{brand}</span>
      </p>
      <h1>{name}, în buzunar</h1>
      <p className="how">
        O foaie A4, față și verso, îndoită de două ori. La imprimare alegeți „față-verso, întoarcere pe latura lungă” și fără
        margini.
      </p>
      <p>
        <button type="button" data-print-sheet="">
          Tipăriți foaia
        </button>
      </p>
    </header>
  );
}
