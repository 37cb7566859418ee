/**
 * Puts text on the clipboard. Where the browser does not let a page do that, what the text was made from is selected, so
 * that one press of keys copies it.
 *
 * @returns whether it was copied
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or not offered at all: over plain http there is no clipboard.
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
