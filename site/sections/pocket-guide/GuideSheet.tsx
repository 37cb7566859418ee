import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import type { EmergencyNumbers } from '#domain/schemas/emergency-numbers.ts';
import { Drawing } from '#site/ui/Drawing.tsx';
import { AddressesPanel } from './AddressesPanel.tsx';
import { CoverPanel } from './CoverPanel.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { WayPanel } from './WayPanel.tsx';

export type GuideSheetProps = {
  name: string;
  country: string;
  lead: string;
  /** Colours of its continent. */
  field: string;
  cover: { src: string; alt: string };
  facts: PlaceFacts;
  /** What the levels of cost are called, the first first. */
  costs: readonly string[];
  /** The way from Bucharest, as SVG. */
  map: string;
  /** Null where the numbers of the country are not known: one writes them in. */
  numbers: EmergencyNumbers | null;
  agency: { brand: string; phone: string; mailbox: string; hours: string };
  /** „Numere de urgență: 23 noiembrie 2026; …” */
  checked: string;
  /** Address of the place's page: whole, as it is read off paper, and its path. */
  page: string;
  path: string;
};

/**
 * One A4 on both sides, folded twice to A6. The first side is the cover at the bottom right, the notes beside it, and above them,
 * upside down, what stands side by side once the upper half has been folded behind. The second side is the map with the addresses.
 */
export function GuideSheet(guide: GuideSheetProps) {
  const { name, facts, map } = guide;
  return (
    <div className="sheets">
      <section className="sheet" aria-label={`${name}: fața foii`} data-field={guide.field}>
        <div className="spread">
          <FactsPanel facts={facts} costs={guide.costs} />
          <HelpPanel numbers={guide.numbers} agency={guide.agency} />
        </div>
        <NotesPanel facts={facts} agency={guide.agency} checked={guide.checked} page={guide.page} />
        <CoverPanel name={name} country={guide.country} cover={guide.cover} brand={guide.agency.brand} />
      </section>
      <section className="sheet" aria-label={`${name}: verso`} data-field={guide.field}>
        <div className="map" data-panel="map">
          <Drawing svg={map} className={undefined} />
        </div>
        <AddressesPanel facts={facts} />
        <WayPanel facts={facts} lead={guide.lead} />
      </section>
    </div>
  );
}
