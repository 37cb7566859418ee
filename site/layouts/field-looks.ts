import type { FieldName } from '#brand/tokens.ts';

type ButtonLooks = {
  /** Of what is pressed first, at the head of a page. */
  first: 'hot' | 'signal' | 'solid';
  /** Of the way to write to us, at its end. */
  call: 'signal' | 'solid';
};

const usual: ButtonLooks = { first: 'hot', call: 'signal' };

/** Fields that have the colour of a loud button themselves. */
const others: Partial<Record<FieldName, ButtonLooks>> = {
  africa: { first: 'signal', call: 'signal' },
  asia: { first: 'solid', call: 'solid' },
};

/** How buttons look that stand out from a leisure field, by day and by night. */
export const buttonsOn = (field: FieldName): ButtonLooks => others[field] ?? usual;
