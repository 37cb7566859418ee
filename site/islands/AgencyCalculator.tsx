import { useState } from 'react';
import { formatNumber } from '#domain/format/counted.ts';
import { formatEuro } from '#domain/format/euro.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import { type AgencyField, agencySums, fieldLimits } from '#domain/rules/agency-calculator.ts';
import { numberProblem, readNumber } from '#domain/rules/typed-number.ts';
import { NumberField } from '#site/ui/NumberField.tsx';
import styles from './AgencyCalculator.module.css';
import { useAwake } from './use-awake.ts';
import { useRested } from './use-rested.ts';

type Field = { label: string; unit: string };
type Result = { label: string; formula: string };

type AgencyCalculatorWords = {
  fields: Record<AgencyField, Field>;
  problems: Record<'missing' | 'too-small' | 'too-large', string>;
  results: Record<'onCredit' | 'days' | 'fees' | 'kept', Result>;
  summary: string;
  tooDear: string;
};

type AgencyCalculatorProps = {
  lang: 'en' | 'ro';
  words: AgencyCalculatorWords;
  /** Euro that may stay unpaid at first. */
  credit: number;
  lowestFee: number;
  /** What the fields begin with: the worked example of the page. */
  start: Record<Exclude<AgencyField, 'fee'>, number>;
};

const names = ['tickets', 'price', 'fee', 'charge'] as const satisfies readonly AgencyField[];

/**
 * The sums of `agencySums` with the visitor's own numbers. Nothing is sent or kept. Before the island wakes the fields
 * cannot be typed in, so that no number is lost; the results are those of the worked example.
 */
export function AgencyCalculator({ lang, words, credit, lowestFee, start }: AgencyCalculatorProps) {
  const [typed, setTyped] = useState<Record<AgencyField, string>>(() => ({
    tickets: String(start.tickets),
    price: String(start.price),
    fee: String(lowestFee),
    charge: String(start.charge),
  }));
  const state = useAwake();

  const limits = fieldLimits(lowestFee);
  const numbers = {
    tickets: readNumber(typed.tickets),
    price: readNumber(typed.price),
    fee: readNumber(typed.fee),
    charge: readNumber(typed.charge),
  };
  const problems = names.filter((name) => numberProblem(numbers[name], limits[name]));
  const sums = problems.length > 0 ? null : agencySums({ ...numbers, credit });
  const euro = (sum: number) => formatEuro(lang, sum);
  const values = {
    tickets: formatNumber(lang, numbers.tickets),
    price: euro(numbers.price),
    fee: euro(numbers.fee),
    charge: euro(numbers.charge),
    credit: euro(credit),
    onCredit: sums ? formatNumber(lang, sums.onCredit) : '–',
    days: sums ? formatNumber(lang, sums.days) : '–',
    fees: sums ? euro(sums.fees) : '–',
    kept: sums ? euro(sums.kept) : '–',
  };
  const sentence = sums ? fillNumbers(sums.onCredit === 0 ? words.tooDear : words.summary, values) : '';

  const said = useRested(sentence);

  const problemText = (name: AgencyField) => {
    const problem = numberProblem(numbers[name], limits[name]);
    return (
      problem &&
      fillNumbers(words.problems[problem], {
        min: formatNumber(lang, limits[name].min),
        max: formatNumber(lang, limits[name].max),
      })
    );
  };

  return (
    <div className={styles.calculator}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
        {names.map((name) => (
          <NumberField
            key={name}
            id={`calculator-${name}`}
            {...words.fields[name]}
            value={typed[name]}
            problem={state === 'awake' ? problemText(name) : undefined}
            state={state}
            limits={limits[name]}
            step={name === 'tickets' ? 'whole' : 'any'}
            size="large"
            onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </form>
      <dl className={styles.results}>
        {(['onCredit', 'days', 'fees', 'kept'] as const).map((name) => (
          <div key={name}>
            <dt>{words.results[name].label}</dt>
            <dd className={styles.figure}>{values[name]}</dd>
            <dd className={styles.formula}>{sums ? fillNumbers(words.results[name].formula, values) : '–'}</dd>
          </div>
        ))}
      </dl>
      {sums?.onCredit === 0 && <p className={styles.tooDear}>{sentence}</p>}
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
