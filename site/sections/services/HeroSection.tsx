import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { Gates } from '#site/ui/Gates.tsx';
import { PageHead } from '#site/ui/PageHead.tsx';
import { services } from './services.ts';

type HeroSectionProps = { copy: ServicesPage };

/** The title, and four signs that lead down the page. */
export function HeroSection({ copy }: HeroSectionProps) {
  return (
    <>
      <PageHead title={copy.heading} />
      <Gates
        label={copy.onThisPage}
        lead="down"
        items={services.map(({ id, part, tone }, index) => ({
          href: `#${id}`,
          tone,
          name: copy[part].name,
          number: index + 1,
        }))}
      />
    </>
  );
}
