import { z } from 'zod';
import { type StoredKeyName, storedKeys } from '../rules/stored-keys.ts';
import { bilingual } from './agency.ts';

const names = storedKeys.map(({ name }) => name) as [StoredKeyName, ...StoredKeyName[]];

/** What a visitor reads about each name of `domain/rules/stored-keys.ts`: what it is for and how long it lasts. All have words. */
export const storedKeysSchema = z.record(z.enum(names), bilingual);
