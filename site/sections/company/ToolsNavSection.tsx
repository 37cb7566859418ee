import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import { Gates } from '#site/ui/Gates.tsx';
import { tools } from './tools.ts';

/** Signs that lead to the three tools, past the cards. */
export function ToolsNavSection({ label, names }: CompanyTools['nav']) {
  const items = tools.map(({ id, tone }, index) => ({ href: `#${id}`, tone, name: names[id], number: index + 1 }));
  return <Gates label={label} lead="down" items={items} />;
}
