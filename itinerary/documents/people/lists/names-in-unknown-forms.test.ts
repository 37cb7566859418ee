import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { namesInUnknownForms } from './names-in-unknown-forms.ts';

const names = (text: string) =>
  namesInUnknownForms(readPastedText(text).lines).map(({ value: { name, order } }) =>
    order ? `${name.value} (${order})` : name.value,
  );

const form = (family: string, given: string, more: string, ticket: string) =>
  `\nFam                ${family}\nNòmber(nan)        ${given}\n${more}Number di karchi   ${ticket}\n`;

test('two values over a ticket are the name, in forms that are alike', () => {
  const born = 'Nasementu          7 di mart 1961\n';
  const forms = form('Koeiman', 'Ruthlyn', born, '134-2409551871') + form('Koeiman', 'Shurmel', born, '134-2409551872');
  expect(names(forms)).toEqual(['Koeiman/Ruthlyn', 'Koeiman/Shurmel']);
  expect(names(form('Wever', 'Anna', '', '134-2409551871'))).toEqual(['Wever/Anna (unknown)']);
});

test('other values are nobody’s name', () => {
  expect(names(form('Ekonomia', 'Bintana', '', '235-2417730461') + form('Ekonomia', 'Pasilyo', '', '235-2417730462'))).toEqual(
    [],
  );
  expect(names(form('Ekonomia', 'Bintana', '', '235-2417730461'))).toEqual([]);
});
