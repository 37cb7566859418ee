import type { GuideSheetProps } from './GuideSheet.tsx';

type CoverPanelProps = Pick<GuideSheetProps, 'name' | 'country' | 'cover'> & { brand: string };

/** The poster, and the name as large as it fits on one line, or on two. */
export function CoverPanel({ name, country, cover, brand }: CoverPanelProps) {
  return (
    <div className="panel cover" data-panel="cover">
      <img src={cover.src} alt={cover.alt} width="1000" height="1250" />
      <div className="plate">
        <h2 data-length={lengthOf(name)}>{name}</h2>
        <p>Ghid de buzunar</p>
        <p className="brand">
          <b>{brand}</b> <span>{country}</span>
        </p>
      </div>
    </div>
  );
}

function lengthOf(name: string): 'short' | 'medium' | 'long' {
  if (name.length > 12) return 'long';
  return name.length > 8 ? 'medium' : 'short';
}
