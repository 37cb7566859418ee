import { offersData } from '#site/loaders/published-data.ts';

export const GET = async () => Response.json(await offersData());
