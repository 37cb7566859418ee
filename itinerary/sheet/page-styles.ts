/** Styles of the sheet as a web page, from the brand's colours: by day, by night, and on paper as by day. */
import { colors, constants } from '#brand/tokens.ts';

const names = ['ground', 'ink', 'ink-2', 'rule', 'hot'] as const;
const palette = (theme: 0 | 1): string => names.map((name) => `--${name}:${colors[name][theme]}`).join(';');

export const pageStyles = `
:root{${palette(0)};color-scheme:light dark}
@media screen and (prefers-color-scheme:dark){:root{${palette(1)}}}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{font:1rem/1.5 Montserrat,system-ui,"Segoe UI",Roboto,Arial,sans-serif;color:var(--ink);background:var(--ground);overflow-wrap:break-word}
a:focus-visible{outline:3px solid ${constants.signal};outline-offset:3px}
header{background:${constants.board};color:${constants['board-ink']}}
.bar,.head,main,footer{max-width:52rem;margin-inline:auto;padding-inline:1.25rem}
.bar{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 1rem;padding-block:.5rem}
.bar b{font-size:1.125rem}
.bar span{color:${constants['board-dim']};font-size:.875rem}
.bar a{display:inline-block;padding-block:.625rem;color:${constants.signal};font-size:1rem;font-weight:600;text-decoration:none}
img{display:block;width:100%;height:clamp(9rem,28vw,20rem);object-fit:cover}
.head{padding-block:1.5rem}
.eyebrow,.head dt{color:${constants['board-dim']};font-size:.875rem}
h1{font-size:clamp(1.5rem,1.1rem + 2.4vw,2.5rem);line-height:1.15;letter-spacing:-.02em}
h1 span{display:inline-block}
dl{display:flex;flex-wrap:wrap;gap:.75rem 2rem}
dd{margin:0;font-weight:600}
.facts{align-items:end;margin-top:1.25rem;padding-top:1rem;border-top:1px solid ${constants['board-rule']}}
.large div:first-child dd{color:${constants.signal};font-size:1.5rem;line-height:1.2;letter-spacing:.08em}
main{padding-block:1.5rem}
h2{margin-block:1.75rem .75rem;font-size:1.25rem;line-height:1.25;font-weight:500}
h2 small{color:var(--ink-2);font-size:.875rem;white-space:nowrap}
table{width:100%;border-collapse:collapse;text-align:start}
th,td{padding:.5rem 1rem .5rem 0;border-bottom:1px solid var(--rule);text-align:start;vertical-align:baseline}
thead th{color:var(--ink-2);font-size:.875rem;font-weight:500;border-color:var(--ink)}
td{font-variant-numeric:tabular-nums;white-space:nowrap}
small{font-weight:400;color:var(--ink-2)}
article{margin-top:.75rem;border:1px solid var(--ink);break-inside:avoid}
h3{display:flex;flex-wrap:wrap;gap:.125rem .75rem;padding:.5rem 1rem;background:${constants.board};color:${constants['board-ink']};font-size:1rem}
h3 b{color:${constants.signal};letter-spacing:.06em}
h3 span{margin-inline-start:auto}
.ends{position:relative;display:flex;gap:.75rem;padding:.75rem 1rem}
.ends div{flex:1;min-width:0}
.ends div:last-child{text-align:end}
.way{position:absolute;inset-inline:0;top:1.25rem;text-align:center;color:var(--ink-2);font-size:.875rem}
.time small,.time em{white-space:nowrap}
.code{font-size:2rem;font-weight:600;line-height:1.1;letter-spacing:-.03em}
.time{font-size:1.25rem;font-weight:600}
.time small{font-size:.75rem}
em{color:var(--hot);font-style:normal;font-weight:600;font-size:.875rem}
.quiet{color:var(--ink-2);font-size:.875rem}
article>.quiet{padding:0 1rem .5rem}
.details{padding:.625rem 1rem;border-top:1px dashed var(--rule);gap:.25rem 1.5rem}
.details dt{color:var(--ink-2);font-size:.8125rem}
.stop{margin:.75rem 0 0 1rem;padding-inline-start:.75rem;border-inline-start:2px dotted var(--ink);font-size:.9375rem}
.alarm{color:var(--hot);border-color:var(--hot);font-weight:600}
footer{padding-block:1rem 2rem;color:var(--ink-2);font-size:.875rem}
@media print{
@page{margin:14mm}
body{font-size:10pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h2,.stop{break-after:avoid}
img{height:38mm}
.bar,.head,main,footer{max-width:none}
main,footer{padding-inline:0}
}
`;
