import { counted } from '#domain/format/counted.ts';
import type { TeamPage } from '#domain/schemas/team-page.ts';
import { PageHead } from '#site/ui/PageHead.tsx';

type HeadSectionProps = {
  copy: TeamPage;
  /** Size of the whole team. */
  staff: number;
};

/** The title, and how many answer. */
export function HeadSection({ copy, staff }: HeadSectionProps) {
  return <PageHead title={copy.heading} lead={`${counted(copy.lang, staff, copy.colleague)}. ${copy.lead}`} />;
}
