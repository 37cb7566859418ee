/** What is said of a file that was read in part. */
import type { DraftDoubt } from '../draft/draft-itinerary.ts';

export const dataDamaged: DraftDoubt = {
  code: 'data-damaged',
  message: {
    en: 'The reservation data in this mail is damaged: only its text was read.',
    ro: 'Datele rezervării din acest mesaj sunt deteriorate: s-a citit numai textul lui.',
  },
  where: null,
};
export const attachmentNotRead: DraftDoubt = {
  code: 'attachment-not-read',
  message: {
    en: 'A file attached to this mail is damaged, locked, too large or of another kind, and was not read. Save it from the mail and choose it by itself.',
    ro: 'Un fișier atașat acestui mesaj este deteriorat, protejat, prea mare sau de alt fel și nu a fost citit. Salvați-l din mesaj și alegeți-l separat.',
  },
  where: null,
};
export const attachmentsLeft = (most: number): DraftDoubt => ({
  code: 'attachments-left',
  message: {
    en: `Only the first ${most} attachments of this mail were read. Save the others and choose them one by one.`,
    ro: `Din acest mesaj s-au citit numai primele ${most} fișiere atașate. Salvați-le pe celelalte și alegeți-le pe rând.`,
  },
  where: null,
});
