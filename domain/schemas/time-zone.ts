import { z } from 'zod';

/**
 * A zone of the IANA database, by any of its names: `Intl.supportedValuesOf` lists one name a zone, often the old one
 * (Asia/Calcutta and not Asia/Kolkata), so the clock itself is asked. It would take `+02:00` too, which knows no summer.
 *
 * @param error what to say of a name that no zone has
 */
export const timeZoneSchema = (error: string) => z.string().refine((zone) => /^[A-Z]/.test(zone) && hasClock(zone), { error });

function hasClock(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
