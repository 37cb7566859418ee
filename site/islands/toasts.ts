/** Messages that come and go. Any script may ask for one; the toaster is loaded with the first. */

type ToastStatus = 'info' | 'warning' | 'success' | 'error' | 'loading';
type ToastPosition = 'top' | 'bottom';

export type Toast = {
  title: string;
  description?: string;
  status: ToastStatus;
  position: ToastPosition;
  /** Milliseconds until it closes by itself; the count pauses while it is hovered or focused. Null stays. */
  duration: number | null;
  closable: boolean;
};

const key = 'toast';

/** Shows a message on this page. */
export function showToast(toast: Toast): void {
  dispatchEvent(new CustomEvent(key, { detail: toast }));
}

/** Hears the first message of this page, before there is a toaster. */
export function onFirstToast(hear: (toast: Toast) => void): void {
  addEventListener(key, (event) => hear((event as CustomEvent<Toast>).detail), { once: true });
}

/** Keeps a message for the page that is loaded next in this tab. */
export function keepToast(toast: Toast): void {
  sessionStorage.setItem(key, JSON.stringify(toast));
}

/** Whether the page before kept one; never where a browser keeps nothing. */
export function toastKept(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The message kept by the page before, once. */
export function takeToast(): Toast | null {
  const kept = sessionStorage.getItem(key);
  if (!kept) return null;
  sessionStorage.removeItem(key);
  return JSON.parse(kept) as Toast;
}
