/** Numbers that a visitor types into a calculator. */

export type Limits = { min: number; max: number };

type NumberProblem = 'missing' | 'too-small' | 'too-large';

/** What was typed, as a number; an empty field is no number, not zero. */
export const readNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** What is wrong with a typed number, or nothing. An empty field and letters are both a missing number. */
export function numberProblem(value: number, { min, max }: Limits): NumberProblem | undefined {
  if (!Number.isFinite(value)) return 'missing';
  if (value < min) return 'too-small';
  return value > max ? 'too-large' : undefined;
}
