/**
 * Counts visits with Google's tag, once the visitor has agreed. Consent Mode v2: everything is denied by default, and of the four
 * only the counting is ever granted. Nothing here runs, and nothing is requested, before a yes.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */

type Tagged = typeof globalThis & { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void };

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** @param script the tag's address, with the measurement id */
export function startAnalytics(script: string): void {
  const page: Tagged = globalThis;
  page.dataLayer = [];
  const { dataLayer } = page;
  page.gtag = function gtag() {
    // The tag tells commands from other entries by their being `arguments`.
    // biome-ignore lint/complexity/noArguments: as above
    dataLayer.push(arguments);
  };
  page.gtag('consent', 'default', denied);
  page.gtag('consent', 'update', { analytics_storage: 'granted' });
  page.gtag('js', new Date());
  page.gtag('config', new URL(script).searchParams.get('id'), {
    // Without the query, which may hold what somebody typed or chose, and without the number of an enquiry.
    page_location: location.origin + (sentHere() ? location.pathname.replace(/\/[^/]+$/, '') : location.pathname),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  document.head.append(Object.assign(document.createElement('script'), { src: script, async: true }));
  // The form of a browser that sends it by itself ends on this page; going back to it is no second enquiry.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (sentHere() && visit?.type === 'navigate') tellSent();
}

const sentHere = () => document.querySelector('[data-enquiry-sent]') !== null;

/** Tells that an enquiry was sent, and nothing of it; nobody where visits are not counted. */
export function tellSent(): void {
  const { gtag }: Tagged = globalThis;
  gtag?.('event', 'message_sent', {
    event_category: 'contact form',
    event_action: 'message sent',
    event_label: 'conversion',
    // The page is left at once.
    transport_type: 'beacon',
  });
}

/** Takes back what the tag left, on this host and those above it. */
export function forgetVisitor(): void {
  const hosts = location.hostname.split('.').map((_, index, parts) => `; domain=${parts.slice(index).join('.')}`);
  for (const [, name = ''] of document.cookie.matchAll(/(?:^|; )(_ga[^=]*)=/g)) {
    for (const domain of ['', ...hosts]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
