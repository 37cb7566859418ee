/**
 * The filter's rules: a checked box hides every card of another country. Written per page, because the countries are the
 * page's own. `list` is the attribute the section carries.
 */
export function filterStyles(countries: string[]): string {
  const scope = '[data-country-filter]:has(input[name=tara]:checked)';
  const shown = countries.map((country) => {
    const value = JSON.stringify(country);
    return `[data-country-filter]:has(input[value=${value}]:checked) li[data-country=${value}]{display:block}`;
  });
  return `${scope} li[data-country]{display:none}${shown.join('')}`;
}
