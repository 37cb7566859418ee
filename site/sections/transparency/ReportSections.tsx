import type { SiteReport } from '#domain/schemas/site-report.ts';
import type { TransparencyPage } from '#domain/schemas/transparency-page.ts';
import { BoardSection } from './BoardSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { HeadersSection } from './HeadersSection.tsx';
import { SignSection } from './SignSection.tsx';
import { WeightsSection } from './WeightsSection.tsx';
import { YourselfSection } from './YourselfSection.tsx';

export type ReportSectionsProps = {
  copy: TransparencyPage;
  /** Nothing before the pages are measured: then every section says so. */
  report: SiteReport | undefined;
};

/** All that the page shows below its title. The build draws it a second time, when it has measured the pages. */
export function ReportSections({ copy, report }: ReportSectionsProps) {
  return (
    <>
      <SignSection copy={copy} report={report} />
      <BoardSection copy={copy} report={report} />
      <WeightsSection copy={copy} weights={report?.weights} />
      <FactsSection copy={copy} facts={report?.facts} />
      <HeadersSection copy={copy} headers={report?.headers} />
      <YourselfSection copy={copy} data={report ? 'written' : 'missing'} />
    </>
  );
}
