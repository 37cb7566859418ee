import { Meridian } from './Meridian.tsx';

type AxisProps = {
  heading: string;
  /** Stands under the heading, left of the line. */
  aside?: React.ReactNode;
  /** Address of the heading in the page. */
  id: string;
  children: React.ReactNode;
};

/** A section on the meridian, its name left of the line. */
export function Axis({ heading, aside, id, children }: AxisProps) {
  const label = (
    <>
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      {aside}
    </>
  );
  return (
    <section className="section" aria-labelledby={id}>
      <Meridian label={label} labelStays="in-sight" line="through-section">
        {children}
      </Meridian>
    </section>
  );
}
