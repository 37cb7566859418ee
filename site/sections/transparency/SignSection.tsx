import { formatNumber } from '#domain/format/counted.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import { type Instrument, instrumentsOf } from '#domain/rules/instruments.ts';
import { FigureSign } from '#site/ui/FigureSign.tsx';
import type { ReportSectionsProps } from './ReportSections.tsx';
import { ofVersion, wordsBelow } from './report-words.ts';

/** What a stranger wants to know first, in four figures. One that was not measured is a dash, one of another version says of which. */
export function SignSection({ copy, report }: ReportSectionsProps) {
  const { lang, sign } = copy;
  const instruments = instrumentsOf(report);
  const badgeOf = (id: 'requests' | 'cookies' | 'accessibility') => {
    const found = instruments.find((instrument) => instrument.id === id);
    return { value: found?.value === undefined ? '–' : formatNumber(lang, found.value), label: sign[id] + noteOn(found) };
  };
  const noteOn = (instrument: Instrument | undefined) => {
    if (instrument?.value === undefined) return ` (${sign.unmeasured})`;
    return instrument.of ? ` (${fillNumbers(sign.earlier, ofVersion(lang, instrument.of))})` : '';
  };
  const facts = report
    ? { value: formatNumber(lang, report.facts.dated), label: wordsBelow(lang, report.facts.dated, sign.facts) }
    : { value: '–', label: `${sign.facts.many} (${sign.unmeasured})` };
  return <FigureSign label={sign.label} items={[badgeOf('requests'), badgeOf('cookies'), badgeOf('accessibility'), facts]} />;
}
