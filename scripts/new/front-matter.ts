import { type ZodType, z } from 'zod';

type JsonSchema = {
  type?: string;
  description?: string;
  enum?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** Forms to choose from; the first is written out. */
  anyOf?: JsonSchema[];
};

/**
 * The YAML of an empty entry: every field of the schema in its order, with the schema's own explanation above it and its
 * limits, optional fields commented out. Drawn from the schema, so it cannot fall behind it.
 *
 * @param known values already decided, by field
 */
export function emptyFrontMatter(schema: ZodType, known: Readonly<Record<string, string>> = {}): string {
  return linesOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, '', known).join('\n');
}

function linesOf(schema: JsonSchema, indent: string, known: Readonly<Record<string, string>>): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const optional = !schema.required?.includes(name);
    const comment = [field.description, limitsOf(field)].filter(Boolean).join(' ');
    const lines = [...(comment ? [`# ${comment}`] : []), ...fieldLines(name, field, known)];
    return lines.map((line) => `${indent}${optional && !line.startsWith('#') ? '# ' : ''}${line}`);
  });
}

function fieldLines(name: string, field: JsonSchema, known: Readonly<Record<string, string>>): string[] {
  if (field.anyOf) return choiceLines(name, field.anyOf);
  if (field.properties) return [`${name}:`, ...linesOf(field, '  ', {})];
  if (field.items?.properties) {
    const lines = linesOf(field.items, '    ', {});
    const first = lines.findIndex((line) => !line.trimStart().startsWith('#'));
    return [`${name}:`, ...lines.map((line, index) => (index === first ? line.replace('    ', '  - ') : line))];
  }
  if (field.type === 'array') return [`${name}: []`];
  const value = known[name] ?? (field.default === undefined ? '' : String(field.default));
  return [`${name}: ${value}`.trimEnd()];
}

/** The first form as it is, the others below it as comments. */
function choiceLines(name: string, [first = {}, ...others]: JsonSchema[]): string[] {
  const instead = others.flatMap((other) => ['# sau:', ...linesOf(other, '', {}).map((line) => `# ${line.replace(/^# /, '')}`)]);
  return [`${name}:`, ...linesOf(first, '  ', {}), ...instead.map((line) => `  ${line}`)];
}

/** A schema's bounds in the editor's language. JSON Schema bounds an unbounded whole number by 2^53: that is no limit to tell. */
function limitsOf({ enum: words, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  if (words) return `Una dintre: ${words.join(', ')}.`;
  if (maxLength !== undefined)
    return minLength ? `Între ${minLength} și ${maxLength} de caractere.` : `Cel mult ${maxLength} de caractere.`;
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `Între ${minimum} și ${maximum}.`;
  return '';
}
