/** What the catalogue offers to choose from. */
export type CatalogueChoices = { scenes: readonly string[]; lights: readonly string[]; crops: readonly string[] };

/** The makers' page: every scene in the light and crop chosen, found by name. Pictures are drawn when they come into view. */
export function cataloguePage({ scenes, lights, crops }: CatalogueChoices): string {
  const options = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join('');
  const cards = scenes
    .map((scene) => `<li data-scene="${scene}"><a><img loading="lazy" alt=""></a><p>${scene}</p></li>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Posters</title>
<style>
  body { margin: 0; font: 15px/1.5 system-ui; background: #eef; }
  form { position: sticky; top: 0; display: flex; gap: 1rem; padding: 1rem; background: #fff; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; padding: 1rem; margin: 0; list-style: none; }
  img { display: block; width: 100%; min-height: 8rem; background: #ccd; }
  p { margin: 0.25rem 0; }
</style>
<form>
  <label>Name <input name="name" type="search" autofocus></label>
  <label>Light <select name="light">${options(lights)}</select></label>
  <label>Crop <select name="crop">${options(crops)}</select></label>
  <output></output>
</form>
<ul>${cards}</ul>
<script>
  const form = document.querySelector('form');
  const items = [...document.querySelectorAll('li')];
  const show = () => {
    const { name, light, crop } = form.elements;
    for (const item of items) {
      const address = '/' + [item.dataset.scene, light.value, crop.value].join('.') + '.svg';
      item.hidden = !item.dataset.scene.includes(name.value.trim().toLowerCase());
      item.querySelector('a').href = address;
      const picture = item.querySelector('img');
      if (picture.getAttribute('src') !== address) picture.src = address;
    }
    form.querySelector('output').value = items.filter((item) => !item.hidden).length + ' scenes';
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
</script>
</html>`;
}
