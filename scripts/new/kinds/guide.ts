import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { guideLists, isGuideList } from '#domain/rules/guide-lists.ts';
import { articleSchema } from '#domain/schemas/article.ts';
import { articlePlan } from '../article.ts';
import { entryAddressProblem } from '../entry-address.ts';
import type { Kind } from '../kind.ts';

const usage = `Use: npm run new -- guide <list> <id>, where the list is one of ${Object.keys(guideLists).join(', ')}.`;

export const guide: Kind = {
  name: 'guide',
  is: 'a question answered, with a list to tick',
  wants: '<list> <id>',
  example: 'informatii-utile bagajul-de-mana',
  plan([list = '', id = ''], folder) {
    if (!isGuideList(list) || !id) return { problem: usage };
    const problem = entryAddressProblem('guides', id, folder);
    if (problem) return { problem };
    const pages = [entryHref('guides', id), hrefOf(guideLists[list], 'ro')] as const;
    return articlePlan(`content/guides/${list}/${id}.md`, articleSchema, pages);
  },
};
