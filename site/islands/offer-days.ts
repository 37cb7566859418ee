/**
 * The page was built on some day; what it offers is true today. What may be seen until a day is taken out after it, what is to be
 * seen from then on is shown; and the days that are left are counted.
 */
import { counted } from '#domain/format/counted.ts';
import { isPast } from '#domain/rules/expiry.ts';

// As for the flight board: two hours ahead of UTC without asking the browser's zone tables.
const day = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);

for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
  if (!isPast(part.dataset.until, day)) continue;
  if (part.hidden) part.hidden = false;
  else part.remove();
}

const countdown = document.querySelector<HTMLElement>('[data-countdown]');
if (countdown) {
  const { countdown: until = '', forms = '{}' } = countdown.dataset;
  const left = (Date.parse(until) - Date.parse(day)) / 86_400_000;
  const [number = '', ...rest] = counted('ro', left, JSON.parse(forms)).split(' ');
  const [flaps, words] = countdown.children;
  const [read, letters] = flaps?.children ?? [];
  if (left <= 0) countdown.remove();
  else if (read && letters && words && read.textContent !== number) {
    read.textContent = number;
    letters.replaceChildren(
      ...[...number].map((digit) => {
        const flap = document.createElement('b');
        flap.textContent = digit;
        return flap;
      }),
    );
    words.textContent = words.textContent.replace(/^.*?(?= până)/, rest.join(' '));
  }
}
