/**
 * Opens the search with `/` or with Ctrl or ⌘ and K, and fetches what shows results while typing when the search is first opened:
 * until then nothing of it is loaded. Without script the form of the dialog is answered by a page.
 */
const dialog = document.querySelector<HTMLDialogElement>('dialog#search');

function wake() {
  const waiting = document.querySelector<HTMLTemplateElement>('template#search-script');
  if (!waiting) return;
  document.body.append(waiting.content.cloneNode(true));
  waiting.remove();
}

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('[commandfor="search"]')) wake();
});

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const typing = (target as Element).closest('input, textarea, select, [contenteditable]');
  const asked = ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' && !typing;
  if (!asked || !dialog) return;
  event.preventDefault();
  wake();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
});
