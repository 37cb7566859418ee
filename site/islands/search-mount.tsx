import { createRoot } from 'react-dom/client';
import { SearchResults } from './SearchResults.tsx';

const place = document.querySelector('[data-search-results]');
const input = document.querySelector<HTMLInputElement>('dialog#search input');
if (!place || !input) throw new Error('the search dialog has no field or no place for results (SearchSection.tsx)');
createRoot(place).render(<SearchResults lang={document.documentElement.lang === 'ro' ? 'ro' : 'en'} input={input} />);
