import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import { Gates } from '#site/ui/Gates.tsx';
import { tools } from './tools.ts';

/** Signs that lead to the three tools, past the cards. */
export function ToolsNavSection({ label, names }: CompanyTools['nav']) {
  return <Gates label={label} items={tools.map(({ id, tone }) => ({ id, tone, name: names[id] }))} />;
}
