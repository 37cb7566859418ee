/** Enquiries to send in tests. */
import type { Enquiry } from '#domain/schemas/enquiry.ts';

/** A correct enquiry; `number` makes it different from the others. */
export const anEnquiry = (number: number | string = 1, changes: Partial<Enquiry> = {}): Enquiry => ({
  intent: 'general',
  department: 'tourism',
  user_name: `Ștefania Țăran ${number}`,
  user_email: `visitor${number}@example.org`,
  mobile_number: '+40 (721) 000.000',
  message: `Bună ziua,\nne-ar plăcea Santorini în mai. (${number})`,
  consent: 'yes',
  page: '/santorini',
  lang: 'ro',
  ...changes,
});
