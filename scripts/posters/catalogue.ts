import { fold } from '#domain/rules/fold.ts';

/** What the catalogue offers to choose from. */
type CatalogueChoices = {
  scenes: readonly {
    name: string;
    /** Country or region it was drawn for. */
    subject: string | undefined;
  }[];
  lights: readonly string[];
  crops: readonly string[];
};

/**
 * The makers' page: every scene in the light and crop chosen, found by its name or its country, in one light or in all of
 * them. Pictures are drawn when they come into view.
 */
export function cataloguePage({ scenes, lights, crops }: CatalogueChoices): string {
  const options = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join('');
  const cards = scenes
    .map(
      ({ name, subject = '' }) =>
        `<li data-scene="${name}" data-words="${fold(`${name} ${subject}`)}"><p><b>${name}</b> ${subject}</p><div></div></li>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Posters</title>
<style>
  body { margin: 0; font: 15px/1.5 system-ui; background: #eef; color: #123; }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem; background: #fff; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; padding: 1rem; margin: 0; list-style: none; }
  ul.all, li.all { grid-template-columns: 1fr; }
  ul.all div { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 0.5rem; }
  img { display: block; width: 100%; min-height: 8rem; background: #ccd; }
  p, figure { margin: 0.25rem 0; }
</style>
<form>
  <label>Name or country <input name="name" type="search" autofocus></label>
  <label>Light <select name="light">${options([...lights, 'all'])}</select></label>
  <label>Crop <select name="crop">${options([...crops, 'all'])}</select></label>
  <output></output>
</form>
<ul>${cards}</ul>
<script>
  const lights = ${JSON.stringify(lights)}, crops = ${JSON.stringify(crops)};
  const form = document.querySelector('form');
  const items = [...document.querySelectorAll('li')];
  const folded = (text) => text.trim().toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g, '');
  const prints = (scene, light, crop) =>
    (light === 'all' ? lights : [light]).flatMap((one) =>
      (crop === 'all' ? crops : [crop]).map((cut) => [scene, one, cut].join('.')));
  const figure = (name) =>
    '<figure><a href="/' + name + '.svg"><img loading="lazy" alt="" src="/' + name + '.svg"></a><figcaption>' + name + '</figcaption></figure>';
  const show = () => {
    const { name, light, crop } = form.elements;
    document.querySelector('ul').className = light.value === 'all' || crop.value === 'all' ? 'all' : '';
    for (const item of items) {
      item.hidden = !item.dataset.words.includes(folded(name.value));
      const wanted = item.hidden ? '' : prints(item.dataset.scene, light.value, crop.value).map(figure).join('');
      const box = item.querySelector('div');
      if (box.innerHTML !== wanted) box.innerHTML = wanted;
    }
    form.querySelector('output').value = items.filter((item) => !item.hidden).length + ' scenes';
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
</script>
</html>`;
}
