import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { isOfLawsuit } from './lawsuits.ts';

const isLawsuit = (text: string) => isOfLawsuit(readPastedText(text).lines);

test.each([
  'Landgericht Hamburg\nUrteil\n– Kläger –\n– Beklagte –\nFlug LH 400 am 12.04.2026',
  'IN THE COUNTY COURT AT LEEDS\nMs Jane Doe   Claimant\nExample Air Ltd   Defendant\nbooking K7QX2M',
  'Judecătoria Cluj-Napoca\nCERERE DE CHEMARE ÎN JUDECATĂ\nReclamant: Pop Ion\nPârâtă: Aer Exemplu S.R.L.',
  'Tribunal Judicial da Comarca do Porto\nPetição inicial\nAutora: Ana Reis\nRé: Aviação Exemplo, S.A.',
  'Районный суд города Примера\nИстец: Иванов И. И.\nОтветчик: АО «Авиапример»',
  'Oficina de Información al Consumidor\nACTA DE AUDIENCIA CONCILIATORIA\nla Sra. Ana Paz, denunciante, y la denunciada Viajes Ejemplo',
  '上海市浦东新区人民法院\n民事判决书\n原告:王芳\n被告:某航空公司',
])('%s is of two sides', (text) => expect(isLawsuit(text)).toBe(true));

test.each([
  'Electronic ticket\nInvoice to: Judecătoria Cluj-Napoca\nPassenger POP/ION MR',
  'Itinerary\nYou may be a claimant if your flight is late.\nAmtsgericht Charlottenburg HRB 4471',
  'Autora: Ana Reis\nBooking confirmation',
])('%s is of a journey', (text) => expect(isLawsuit(text)).toBe(false));
