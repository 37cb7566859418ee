/** Says aloud how many suppliers a choice leaves. Hiding and showing is done by style and needs no script. */

const section = document.querySelector<HTMLElement>('[data-supplier-filter]');
const status = section?.querySelector<HTMLElement>('[role=status]');
const rows = [...(section?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];

const say = () => {
  if (status) status.textContent = `${rows.filter((row) => row.checkVisibility()).length} ${status.dataset.words}`;
};

section?.querySelector('form')?.addEventListener('change', say);
section?.querySelector('form')?.addEventListener('reset', () => setTimeout(say));
