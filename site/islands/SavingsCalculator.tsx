import { useState } from 'react';
import { formatNumber } from '#domain/format/counted.ts';
import { formatEuro } from '#domain/format/euro.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import {
  outcomeOf,
  type ShareName,
  type Shares,
  type Span,
  shareLimits,
  shareNames,
  type TravelYear,
  travelSavings,
  yearLimits,
} from '#domain/rules/travel-savings.ts';
import { type Limits, numberProblem, readNumber } from '#domain/rules/typed-number.ts';
import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { NumberField } from '#site/ui/NumberField.tsx';
import { PrintButton } from './PrintButton.tsx';
import styles from './SavingsCalculator.module.css';
import { SavingsTable } from './SavingsTable.tsx';
import { useAwake } from './use-awake.ts';
import { useRested } from './use-rested.ts';

type SavingsCalculatorProps = { lang: Lang; words: CompanyTools['savings']['words'] };

type FieldName = keyof TravelYear;
const fieldNames = ['trips', 'ticket', 'changed', 'change', 'hours', 'hour', 'fee'] as const satisfies readonly FieldName[];
const ends = ['low', 'high'] as const satisfies readonly (keyof Span)[];

/** The sums of `travelSavings` with the visitor's own numbers and assumptions. Nothing is sent or kept. */
export function SavingsCalculator({ lang, words }: SavingsCalculatorProps) {
  const state = useAwake();
  const [typed, setTyped] = useState(() => mapOf(fieldNames, (name) => String(words.fields[name].start)));
  const [assumed, setAssumed] = useState(() =>
    mapOf(shareNames, (name) => mapOf(ends, (end) => String(words.shares[name][end]))),
  );

  const year: TravelYear = mapOf(fieldNames, (name) => readNumber(typed[name]));
  const shares: Shares = mapOf(shareNames, (name) => mapOf(ends, (end) => readNumber(assumed[name][end])));
  const sane =
    fieldNames.every((name) => !numberProblem(year[name], yearLimits[name])) &&
    shareNames.every((name) => ends.every((end) => !numberProblem(shares[name][end], shareLimits)) && !isCrossed(shares[name]));
  const savings = sane ? travelSavings(year, shares) : null;
  const result = savings
    ? fillNumbers(
        words.outcome[outcomeOf(savings.left)],
        mapOf(ends, (end) => formatEuro(lang, savings.left[end])),
      )
    : words.unknown;
  const rested = useRested(result, 400);

  const problemOf = (value: number, limits: Limits) => {
    const problem = state === 'awake' && numberProblem(value, limits);
    const values = { min: formatNumber(lang, limits.min), max: formatNumber(lang, limits.max) };
    return problem ? fillNumbers(words.problems[problem], values) : undefined;
  };
  const shareProblem = (name: ShareName, end: keyof Span) =>
    problemOf(shares[name][end], shareLimits) ?? (end === 'low' && isCrossed(shares[name]) ? words.problems.crossed : undefined);

  return (
    <form className={styles.calculator} method="dialog" noValidate>
      <fieldset className={styles.group}>
        <legend>{words.year}</legend>
        <div className={styles.fields}>
          {fieldNames.map((name) => (
            <NumberField
              key={name}
              id={`savings-${name}`}
              label={words.fields[name].label}
              unit={words.fields[name].unit}
              value={typed[name]}
              problem={problemOf(year[name], yearLimits[name])}
              state={state}
              limits={yearLimits[name]}
              step={name === 'trips' ? 'whole' : 'any'}
              size="small"
              onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.assumed}</legend>
        <div className={styles.shares}>
          {shareNames.map((name) => (
            <fieldset key={name} className={styles.share}>
              <legend>{words.shares[name].label}</legend>
              <p>{words.shares[name].why}</p>
              {ends.map((end) => (
                <NumberField
                  key={end}
                  id={`savings-${name}-${end}`}
                  label={words[end]}
                  unit="%"
                  value={assumed[name][end]}
                  problem={shareProblem(name, end)}
                  state={state}
                  limits={shareLimits}
                  step="any"
                  size="small"
                  onChange={(value) => setAssumed((before) => ({ ...before, [name]: { ...before[name], [end]: value } }))}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </fieldset>
      <output className={styles.result}>{rested}</output>
      <SavingsTable lang={lang} words={words} year={year} shares={shares} savings={savings} />
      <PrintButton part="savings">{words.print}</PrintButton>
    </form>
  );
}

/** An end that is no number yet is answered beside its own field. */
const isCrossed = ({ low, high }: Span) => low > high;

function mapOf<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
