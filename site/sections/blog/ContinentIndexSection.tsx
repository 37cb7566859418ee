import { Picture, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './ContinentIndexSection.module.css';

type ContinentIndexSectionProps = {
  title: string;
  continents: {
    key: string;
    href: string;
    name: string /** How many places it has, in words. */;
    note: string;
    picture: ShownPicture;
  }[];
};

/** The continents as an index, each line with a strip of one of its places. */
export function ContinentIndexSection({ title, continents }: ContinentIndexSectionProps) {
  return (
    <nav className={`wrap section ${styles.index}`} aria-labelledby="continents">
      <h2 id="continents">{title}</h2>
      <ul>
        {continents.map(({ key, href, name, note, picture }) => (
          <li key={key}>
            <a href={href}>
              <span>
                {name} <small>{note}</small>
              </span>
              <Picture picture={{ ...picture, alt: '' }} width={1000} height={1250} sizes="17rem" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
