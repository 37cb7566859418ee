/**
 * The sum a passenger is owed, as the questions are answered: which of them are asked, the sum on the flaps, why, and the row of the
 * rule that it follows.
 */
import { formatNumber } from '#domain/format/counted.ts';
import {
  bands,
  type Case,
  compensation,
  type Disruption,
  type Distance,
  type Verdict,
} from '#domain/rules/air-passenger-rights.ts';
import type { Lang } from '#domain/schemas/lang.ts';

type Words = {
  verdicts: Record<Verdict, string>;
  care: { late: string; other: string };
  choice: { late: string; other: string };
  each: string;
};

const form = document.querySelector<HTMLFormElement>('[data-reckoner]');
if (form) start(form, form.dataset.reckoner as Lang);

function start(form: HTMLFormElement, lang: Lang): void {
  const result = form.querySelector<HTMLElement>('[data-words]');
  const words = JSON.parse(result?.dataset.words ?? '{}') as Words;
  const answer = (name: string) => String(new FormData(form).get(name) ?? '');
  const euro = (sum: number) => `${formatNumber(lang, sum)} €`;

  const write = (part: string, text: string) => {
    const place = result?.querySelector(`[data-${part}]`);
    if (place) place.textContent = text;
  };

  const show = () => {
    const disruption = answer('disruption') as Disruption;
    const distance = answer('distance') as Distance;
    const replaced = form.querySelector<HTMLInputElement>('[name=late][value=""]');
    // A flight that was only late did take place.
    if (disruption === 'delayed' && replaced?.checked) form.querySelector<HTMLInputElement>('[name=late]')?.click();
    replaced?.closest('label')?.toggleAttribute('hidden', disruption === 'delayed');
    const late = answer('late');
    const noticeDays = Number(answer('notice'));
    const found: Case = {
      disruption,
      distance,
      late: late ? Number(late) : undefined,
      noticeDays,
      earlier: Number(answer('earlier')),
      extraordinary: answer('cause') === 'others',
    };
    ask('notice', disruption === 'cancelled');
    ask('earlier', disruption === 'cancelled' && noticeDays < 14 && late !== '');
    ask('cause', disruption !== 'denied');
    const { euro: sum, verdict } = compensation(found);
    flap(`${sum} €`, `${euro(sum)} ${words.each}`);
    write('verdict', words.verdicts[verdict].replace('{whole}', euro(bands[distance].euro)));
    const kind = disruption === 'delayed' ? 'late' : 'other';
    write('care', words.care[kind].replace('{hours}', String(bands[distance].careAfter)));
    write('choice', words.choice[kind]);
    for (const row of document.querySelectorAll<HTMLElement>('tr[data-distance]'))
      row.toggleAttribute('data-on', row.dataset.distance === distance);
  };

  const ask = (question: string, isAsked: boolean) =>
    form.querySelector(`[data-question=${question}]`)?.toggleAttribute('hidden', !isAsked);

  const flap = (letters: string, said: string) => {
    const [spoken, shown] = result?.querySelectorAll('[data-sum] span > span') ?? [];
    if (spoken) spoken.textContent = said;
    shown?.replaceChildren(
      ...[...letters].map((letter) =>
        Object.assign(document.createElement('b'), { textContent: letter === ' ' ? '\u00a0' : letter }),
      ),
    );
  };

  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
}
