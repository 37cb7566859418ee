import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { postSchema } from '#domain/schemas/post.ts';
import { articlePlan } from '../article.ts';
import { entryAddressProblem } from '../entry-address.ts';
import type { Kind } from '../kind.ts';

export const post: Kind = {
  name: 'post',
  is: 'a post of the magazine, with a text for its card',
  wants: '<id>',
  example: 'aurora-boreala',
  plan([id = ''], folder) {
    const problem = id ? entryAddressProblem('posts', id, folder) : 'Use: npm run new -- post <id>.';
    if (problem) return { problem };
    return articlePlan(`content/posts/${id}.md`, postSchema, [entryHref('posts', id), hrefOf('blog', 'ro')]);
  },
};
