import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Everything that waits, in the order it is served when one thing is at work at a time. */
function served(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) {
    order.push(item);
    queue.done(item.charAt(0));
  }
  return order;
}

function filled(most: number, ...items: string[]) {
  const queue = createFairQueue<string>();
  const gone = items.map((item) => queue.add(item.charAt(0), item, most));
  return { queue, gone: gone.filter((item) => item !== undefined) };
}

test('senders take turns, and each is served in its own order', () => {
  expect(served(filled(9, 'a1', 'a2', 'a3', 'b1', 'c1', 'c2').queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('who has something at work has no turn', () => {
  const { queue } = filled(9, 'a1', 'a2', 'b1');
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', undefined]);
  queue.done('a');
  expect(queue.next()).toBe('a2');
});

test('who was served comes after those who came meanwhile', () => {
  const { queue } = filled(9, 'a1', 'a2');
  expect(queue.next()).toBe('a1');
  queue.add('b', 'b1', 9);
  queue.done('a');
  expect(served(queue)).toEqual(['b1', 'a2']);
});

test('where there is no room the longest line gives up its end, and nobody who is in a shorter one', () => {
  const { queue, gone } = filled(4, 'a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
  expect(gone).toEqual(['a4', 'a3', 'b2']);
  expect(served(queue)).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('who fills the room alone is the one turned away', () => {
  expect(filled(2, 'a1', 'a2', 'a3').gone).toEqual(['a3']);
});

test('when all have one, the last to come is turned away', () => {
  expect(filled(3, 'a1', 'b1', 'c1', 'd1').gone).toEqual(['d1']);
});

test('what begins again comes first of its sender and after everybody else', () => {
  const { queue } = filled(9, 'a1', 'a2', 'b1');
  expect(queue.next()).toBe('a1');
  queue.done('a', 'a1');
  expect(queue.size).toBe(3);
  expect(served(queue)).toEqual(['b1', 'a1', 'a2']);
  expect(queue.size).toBe(0);
});

test('cleared, nothing waits', () => {
  const { queue } = filled(9, 'a1', 'b1');
  expect(queue.clear()).toEqual(['a1', 'b1']);
  expect(queue.next()).toBeUndefined();
});
