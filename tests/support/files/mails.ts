/** Mails as programs send them: composed by nodemailer, whole, as they are saved. */
import { createTransport, type SendMailOptions } from 'nodemailer';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** @param mail whatever of it does not matter is filled in */
export async function mailOf(mail: SendMailOptions): Promise<Uint8Array> {
  const sent = await transport.sendMail({
    from: 'Agenția Exemplu <bilete@example.org>',
    to: 'calator@example.org',
    subject: 'Confirmarea rezervării',
    date: new Date('2027-03-02T08:00:00Z'),
    ...mail,
  });
  return new Uint8Array(sent.message as Buffer);
}

/** HTML that was written before everything was UTF-8, as an alternative of the plain text. */
export function htmlIn(charset: string, html: string, encoding: 'quoted-printable' | 'base64') {
  return { contentType: `text/html; charset=${charset}`, content: Buffer.from(inCharset(html, charset)), encoding };
}

/** Text in an encoding of one byte a letter. */
export function inCharset(text: string, charset: string): Uint8Array {
  const bytes = new Map<string, number>();
  const decoder = new TextDecoder(charset);
  for (let byte = 0; byte < 256; byte += 1) bytes.set(decoder.decode(new Uint8Array([byte])), byte);
  return Uint8Array.from(text, (letter) => {
    const byte = bytes.get(letter);
    if (byte === undefined) throw new Error(`“${letter}” cannot be written in ${charset}`);
    return byte;
  });
}
