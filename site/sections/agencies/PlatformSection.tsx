import type { AgenciesPage } from '#domain/schemas/agencies-page.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './PlatformSection.module.css';
import { BookingsScreen } from './screens/BookingsScreen.tsx';
import { FlightsScreen } from './screens/FlightsScreen.tsx';
import { HotelsScreen } from './screens/HotelsScreen.tsx';
import { ReportsScreen } from './screens/ReportsScreen.tsx';
import type { ScreenProps } from './screens/ScreenFrame.tsx';
import type { ScreenName } from './screens/screen-words.ts';

const screens = [
  ['flights', FlightsScreen],
  ['hotels', HotelsScreen],
  ['bookings', BookingsScreen],
  ['reports', ReportsScreen],
] as const satisfies [ScreenName, React.ComponentType<ScreenProps>][];

type PlatformSectionProps = ScreenProps & { copy: AgenciesPage['platform'] };

/** What the platform does, and four pictures of it that open over the whole window. Drawn once each, shown twice. */
export function PlatformSection({ copy, ...props }: PlatformSectionProps) {
  return (
    <section className="section" aria-labelledby="platform">
      <div className="wrap">
        <h2 className={styles.heading} id="platform">
          {copy.heading}
        </h2>
        <p className={`say ${styles.say}`}>{copy.say}</p>
        <dl className={styles.points}>
          {copy.points.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.wall}>
          {screens.map(([name, Screen]) => (
            <li key={name}>
              {/* The button lies over the picture and not around it: the words drawn inside are not its name. */}
              <div className={styles.shot}>
                <svg viewBox="0 0 1600 1000" aria-hidden="true">
                  <g id={`drawing-${name}`}>
                    <Screen {...props} />
                  </g>
                </svg>
                <button className={styles.open} type="button" command="show-modal" commandfor={`screen-${name}`}>
                  <span className="sr">
                    {copy.screens[name].name}, {copy.enlarge}
                  </span>
                </button>
              </div>
              <h3>{copy.screens[name].name}</h3>
              <p className="dim">{copy.screens[name].text}</p>
              <ScreenDialog name={name} copy={copy} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The picture at its full size. A click anywhere on it closes it, and so do its button and the Esc key. */
function ScreenDialog({ name, copy }: { name: ScreenName; copy: AgenciesPage['platform'] }) {
  const id = `screen-${name}`;
  return (
    <dialog className={styles.dialog} id={id} closedby="any" aria-labelledby={`${id}-name`} aria-describedby={`${id}-alt`}>
      <div className={styles.bar}>
        <p>
          <b id={`${id}-name`}>{copy.screens[name].name}</b> <span>{copy.hint}</span>
        </p>
        <button className={styles.close} type="button" command="close" commandfor={id} aria-label={copy.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.pan}>
        <button className={styles.full} type="button" command="close" commandfor={id} tabIndex={-1} aria-label={copy.close}>
          <svg viewBox="0 0 1600 1000" aria-hidden="true">
            <use href={`#drawing-${name}`} />
          </svg>
        </button>
      </div>
      <p className="sr" id={`${id}-alt`}>
        {copy.screens[name].alt}
      </p>
    </dialog>
  );
}
