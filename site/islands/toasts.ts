/** Messages for the page that is loaded next: of a form that was sent and led there. */

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
