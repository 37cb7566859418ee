/** The little every page does in the browser beyond HTML: remember the colours, say what is to be said, and stand in for what an older browser lacks. */

import './search-start.ts';
import './toaster-start.ts';

const root = document.documentElement;
const themeSwitch = document.querySelector<HTMLButtonElement>('[data-theme-switch]');

function showTheme() {
  themeSwitch?.setAttribute('aria-pressed', String(root.dataset.theme === 'dark'));
}

themeSwitch?.addEventListener('click', () => {
  const dark = root.dataset.theme !== 'dark';
  const change = () => {
    if (dark) root.dataset.theme = 'dark';
    else delete root.dataset.theme;
    showTheme();
  };
  localStorage.setItem('colour-mode', dark ? 'dark' : 'light');
  if (document.startViewTransition) document.startViewTransition(change);
  else change();
});
showTheme();

// Browsers without invoker commands: the same buttons, the same dialogs.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) {
      if (button?.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    } else if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close();
  });
}

// A link chosen in the drawer closes it, also when it leads to this very page.
for (const dialog of document.querySelectorAll('dialog'))
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) dialog.close();
  });

const year = document.querySelector('[data-year]');
const thisYear = String(new Date().getFullYear());
if (year && year.textContent !== thisYear) year.textContent = thisYear;
