import { useRef, useState } from 'react';
import { formatNumber } from '#domain/format/counted.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import { clauseOf, namesAmount, type PolicyAnswers, policyDocument, policyText } from '#domain/rules/travel-policy.ts';
import { numberProblem, readNumber } from '#domain/rules/typed-number.ts';
import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Choices } from '#site/ui/Choices.tsx';
import { NumberField } from '#site/ui/NumberField.tsx';
import { copyText } from './copy-text.ts';
import { PolicySheet } from './PolicySheet.tsx';
import styles from './PolicyStarter.module.css';
import { PrintButton } from './PrintButton.tsx';
import buttons from './ToolButton.module.css';
import { useAwake } from './use-awake.ts';
import { useRested } from './use-rested.ts';

type Words = CompanyTools['policy']['words'];
type PolicyStarterProps = { lang: Lang; words: Words };

const nothing: PolicyAnswers = { company: '', from: '', chosen: {}, amounts: {} };

/** Questions on one side, the policy their answers make on the other. Nothing is sent or kept. */
export function PolicyStarter({ lang, words }: PolicyStarterProps) {
  const state = useAwake();
  const [answers, setAnswers] = useState(nothing);
  const [changed, setChanged] = useState('');
  const [said, setSaid] = useState('');
  const announced = useRested(changed);
  const sheet = useRef<HTMLElement>(null);
  const document = policyDocument(lang, words, answers);

  const answer = (part: Partial<PolicyAnswers>, question?: Words['questions'][number]) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    setSaid('');
    if (question) setChanged(`${question.heading}: ${clauseOf(lang, question, next)}`);
  };
  const copy = async () => setSaid((await copyText(policyText(document), sheet.current)) ? words.copied : words.notCopied);

  return (
    <div className={styles.policy}>
      <form className={styles.questions} method="dialog">
        {(['company', 'from'] as const).map((name) => (
          <p key={name} className={styles.field}>
            <label htmlFor={`policy-${name}`}>{words[name].label}</label>
            <small id={`policy-${name}-hint`}>{words[name].hint}</small>
            <input
              id={`policy-${name}`}
              type={name === 'from' ? 'date' : 'text'}
              autoComplete={name === 'from' ? 'off' : 'organization'}
              aria-describedby={`policy-${name}-hint`}
              disabled={state === 'asleep'}
              value={answers[name]}
              onChange={(event) => answer({ [name]: event.target.value })}
            />
          </p>
        ))}
        <ol className={styles.list}>
          {words.questions.map((question) => (
            <li key={question.id}>
              <Choices
                name={`policy-${question.id}`}
                question={question.question}
                options={question.options.map(({ label }, place) => ({ value: String(place), label }))}
                value={String(answers.chosen[question.id] ?? 0)}
                state={state}
                look="list"
                onChange={(place) => answer({ chosen: { ...answers.chosen, [question.id]: Number(place) } }, question)}
              />
              {question.amount && namesAmount(question, answers) && (
                <Amount
                  {...{ lang, state }}
                  id={`policy-${question.id}-amount`}
                  amount={question.amount}
                  start={answers.amounts[question.id] ?? question.amount.start}
                  problem={words.amountProblem}
                  onChange={(sum) => answer({ amounts: { ...answers.amounts, [question.id]: sum } }, question)}
                />
              )}
            </li>
          ))}
        </ol>
        <output className="sr">{announced}</output>
      </form>
      <div className={styles.document}>
        <h3>{words.sheet}</h3>
        <PolicySheet ref={sheet} {...document} />
        <p className={styles.actions}>
          <button type="button" className={buttons.button} onClick={copy}>
            {words.copy}
          </button>
          <PrintButton part="policy">{words.print}</PrintButton>
        </p>
        <output className={styles.said}>{said}</output>
      </div>
    </div>
  );
}

type AmountProps = {
  lang: Lang;
  id: string;
  amount: NonNullable<Words['questions'][number]['amount']>;
  /** What stands in the field at first. */
  start: number;
  problem: string;
  state: 'awake' | 'asleep';
  onChange: (sum: number) => void;
};

/** The sum that some answers of a question name. What is typed stays; the document follows when it can. */
function Amount({ lang, id, amount, start, problem, state, onChange }: AmountProps) {
  const [typed, setTyped] = useState(String(start));
  const wrong = numberProblem(readNumber(typed), amount) !== undefined;
  const limits = { min: formatNumber(lang, amount.min), max: formatNumber(lang, amount.max) };
  const change = (text: string) => {
    setTyped(text);
    const sum = readNumber(text);
    if (!numberProblem(sum, amount)) onChange(sum);
  };
  return (
    <NumberField
      id={id}
      label={amount.label}
      unit={amount.unit}
      value={typed}
      problem={wrong ? fillNumbers(problem, limits) : undefined}
      state={state}
      limits={{ min: amount.min, max: amount.max }}
      step="any"
      size="small"
      onChange={change}
    />
  );
}
