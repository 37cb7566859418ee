/** A program of the build, bundled because Node runs no .tsx by itself (report-pages.ts): what pages show in, their markup out, as JSON. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReportSections, type ReportSectionsProps } from '#site/sections/transparency/ReportSections.tsx';

const pages = JSON.parse(readFileSync(process.stdin.fd, 'utf8')) as ReportSectionsProps[];
process.stdout.write(JSON.stringify(pages.map((props) => renderToStaticMarkup(<ReportSections {...props} />))));
