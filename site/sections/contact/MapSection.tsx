import { mapLinks, openStreetMapFrame } from '#domain/format/map-links.ts';
import type { ConsentWords } from '#domain/format/third-party-words.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { ContactPage } from '#domain/schemas/contact-page.ts';
import { Drawing } from '#site/ui/Drawing.tsx';
import { MapOffer, MapStage } from './InteractiveMap.tsx';
import styles from './MapSection.module.css';

type MapSectionProps = {
  copy: ContactPage;
  office: Agency['office'];
  /** Whose map it may be; the server knows whose it is. */
  parties: readonly ConsentWords[];
  /** The drawn map, as SVG. */
  map: string;
};

/**
 * Where the office is: our own drawing, which asks nobody for anything, and links to the usual map apps. The interactive
 * map comes on a click and in front of the drawing (site/islands/office-map.ts); the attributes are what its script reads.
 */
export function MapSection({ copy: { lang, location }, office, parties, map }: MapSectionProps) {
  const { heading, note, maps, interactive } = location;
  return (
    <section
      className={styles.place}
      aria-labelledby="location"
      data-third-parties={parties.map(({ id }) => id).join(' ')}
      data-map-state="off"
      data-map-ask={`${endpoints.map}?lang=${lang}`}
      data-map-ours={hrefOf('map', lang)}
      data-map-open={openStreetMapFrame(office.at)}
      data-map-title={interactive.title}
    >
      <Drawing svg={map} className={styles.map} />
      <div className={styles.card}>
        <h2 className="h2" id="location">
          {heading}
        </h2>
        <address>
          {office.street[lang]}, {office.city[lang]}
        </address>
        <p>{office.hours[lang]}</p>
        <p className={styles.note}>{note}</p>
        <MapOffer words={interactive} parties={parties} />
        <h3>{maps}</h3>
        <ul>
          {mapLinks(office.at).map(({ name, href }) => (
            <li key={name}>
              <a className="link" href={href} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <MapStage words={interactive} />
    </section>
  );
}
