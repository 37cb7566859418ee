/** Says aloud how many suppliers a choice leaves. Hiding and showing is done by style and needs no script. */

for (const section of document.querySelectorAll<HTMLElement>('[data-supplier-filter]')) {
  const form = section.querySelector('form');
  const status = section.querySelector<HTMLElement>('[role=status]');
  const rows = [...section.querySelectorAll('tbody tr')];

  const say = () => {
    if (status) status.textContent = `${rows.filter((row) => row.checkVisibility()).length} ${status.dataset.words}`;
  };

  form?.addEventListener('change', say);
  form?.addEventListener('reset', () => setTimeout(say));
}
