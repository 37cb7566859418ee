import { useEffect, useState } from 'react';

/**
 * The text once it has not changed for a while: what is announced must not change with every key.
 *
 * @param pause milliseconds it has to rest
 */
export function useRested(text: string, pause = 800): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return rested;
}
