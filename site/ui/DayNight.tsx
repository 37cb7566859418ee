export type DayNightSources = { day: string; night: string };

type DayNightProps = { sources: DayNightSources; alt: string; width: number; height: number };

/** One picture in two prints. Both are lazy and the hidden one is not displayed, so only the one shown is fetched. */
export function DayNight({ sources, alt, width, height }: DayNightProps) {
  return (['day', 'night'] as const).map((time) => (
    <img
      key={time}
      className={time}
      src={sources[time]}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  ));
}
