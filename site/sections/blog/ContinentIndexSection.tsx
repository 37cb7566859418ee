import { counted } from '#domain/format/counted.ts';
import { Picture, type PictureSources } from '#site/ui/Picture.tsx';
import styles from './ContinentIndexSection.module.css';

type ContinentIndexSectionProps = {
  title: string;
  continents: { key: string; name: string; places: number; sources: PictureSources }[];
};

/** The continents as an index, each line with a strip of one of its places. */
export function ContinentIndexSection({ title, continents }: ContinentIndexSectionProps) {
  return (
    <nav className={`wrap section ${styles.index}`} aria-labelledby="continents">
      <h2 id="continents">{title}</h2>
      <ul>
        {continents.map(({ key, name, places, sources }) => (
          <li key={key}>
            <a href={`/${key}`}>
              <span>
                {name} <small>{counted('ro', places, { one: 'destinație', many: 'destinații' })}</small>
              </span>
              <Picture sources={sources} alt="" width={1000} height={1250} sizes="17rem" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
