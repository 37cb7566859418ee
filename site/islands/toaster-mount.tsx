import { createRoot } from 'react-dom/client';
import { Toaster } from './Toaster.tsx';

const place = document.body.appendChild(document.createElement('div'));
createRoot(place).render(<Toaster lang={document.documentElement.lang === 'ro' ? 'ro' : 'en'} />);
