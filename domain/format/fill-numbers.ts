/** Puts values into a sentence of the page: `[price]` becomes what `values.price` says. An unknown name is an error. */
export function fillNumbers(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${text}” names [${name}]; there are ${Object.keys(values).join(', ')}`);
    return value;
  });
}
