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
  try {
    localStorage.setItem('colour-mode', dark ? 'dark' : 'light');
  } catch {
    // Where nothing may be kept, they last as long as the page.
  }
  // A second press before the first fade is over ends that fade: nothing to report.
  if (document.startViewTransition) document.startViewTransition(change).ready.catch(() => undefined);
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

// A link to the page one is on leads to its top, without fetching it again.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { origin, pathname, search, hash } = location;
  if (link.hash || link.origin !== origin || link.pathname !== pathname || link.search !== search) return;
  event.preventDefault();
  // Without the place the page was opened at, which its address would else still name.
  if (hash) history.replaceState(history.state, '', pathname + search);
  // How, smoothly or at once, the style sheet says.
  scrollTo({ top: 0 });
});

const year = document.querySelector('[data-year]');
const thisYear = String(new Date().getFullYear());
if (year && year.textContent !== thisYear) year.textContent = thisYear;
