/** Chromium prints a page: tables as wide as their words, in the fonts of the machine. */
import { type Browser, chromium as playwright } from '@playwright/test';
import { findChromium } from '../../../../bin/programs.mjs';
import type { Block } from '../page-model.ts';
import type { Producer } from './producer.ts';

let browser: Promise<Browser> | undefined;

export const chromium: Producer = {
  id: 'chromium',
  async produce({ blocks, header, direction }, random) {
    browser ??= launched();
    const page = await (await browser).newPage();
    const width = random.pick(['100%', 'auto']);
    const style = `body{font:${random.between(11, 14)}px ${random.pick(['serif', 'sans-serif'])}} table{width:${width};border-collapse:collapse;margin:4px 0} td,th{padding:2px 8px;vertical-align:top;text-align:${random.pick(['start', 'start', 'center'])};border:${random.pick(['0', '1px solid #999'])}} .beside{display:flex;gap:30px} .beside>div{flex:1}`;
    await page.setContent(
      `${direction ? `<html dir="${direction}">` : ''}<style>${style}</style>${header ? `<small>${escaped(header)}</small>` : ''}${blocks.map(htmlOf).join('')}`,
    );
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } });
    await page.close();
    return { pdf: new Uint8Array(pdf) };
  },
  async close() {
    await (await browser)?.close();
    browser = undefined;
  },
};

async function launched(): Promise<Browser> {
  const executablePath = findChromium();
  return playwright.launch({ ...(executablePath && { executablePath }), chromiumSandbox: process.getuid?.() !== 0 });
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/ {2}/g, ' &nbsp;');

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'gap':
      return '<br>';
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`;
    case 'text':
      return `<div>${escaped(block.text)}</div>`;
    case 'beside':
      return `<div class="beside"><div>${block.left.map(htmlOf).join('')}</div><div>${block.right.map(htmlOf).join('')}</div></div>`;
    case 'rows':
      return `<table>${block.rows
        .map((row, index) => {
          const tag = block.head && index === 0 ? 'th' : 'td';
          return `<tr>${row.map((cell) => `<${tag}>${cell.map(escaped).join('<br>')}</${tag}>`).join('')}</tr>`;
        })
        .join('')}</table>`;
  }
}
