/** Numbers of the running process in the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { QueueStatus } from './enquiry-store.ts';

/** Upper edges of the histogram of answers, in seconds. */
const edges = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 30] as const;

export type Metrics = {
  /** One answer: by the pattern of its route, never by the address that was asked for, which anybody can make up. */
  answered(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** A browser reported that a page wanted something its policy forbids. */
  policyReported(directive: string): void;
  /** Everything, one sample a line. Without a queue where the store does not answer. */
  write(queue: QueueStatus | undefined, now?: number): string;
  close(): void;
};

type Timing = { buckets: number[]; sum: number; count: number };

export function createMetrics(): Metrics {
  const answers = new Map<string, number>();
  const timings = new Map<string, Timing>();
  const reports = new Map<string, number>();
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const add = (counts: Map<string, number>, labels: string) => counts.set(labels, (counts.get(labels) ?? 0) + 1);

  return {
    answered({ method, route, status, seconds }) {
      add(answers, `method="${method}",route="${route}",status="${status}"`);
      const labels = `route="${route}"`;
      const timing = timings.get(labels) ?? { buckets: edges.map(() => 0), sum: 0, count: 0 };
      for (const [index, edge] of edges.entries()) if (seconds <= edge) timing.buckets[index] = (timing.buckets[index] ?? 0) + 1;
      timing.sum += seconds;
      timing.count += 1;
      timings.set(labels, timing);
    },
    policyReported: (directive) => {
      add(reports, `directive="${directive}"`);
    },
    write(queue, now = Date.now()) {
      const oldest = queue?.oldestWaitingAt === undefined ? 0 : Math.max(0, now - queue.oldestWaitingAt) / 1000;
      const sample = (name: string, kind: 'counter' | 'gauge', help: string, values: [labels: string, value: number][]) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${kind}`,
        ...values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
      ];
      return `${[
        ...sample('http_requests_total', 'counter', 'Answers by method, route and status.', [...answers]),
        ...histogram(timings),
        ...sample('csp_reports_total', 'counter', 'Reports of the content security policy.', [...reports]),
        ...sample('enquiries_store_up', 'gauge', 'Whether the store answers.', [['', queue ? 1 : 0]]),
        ...(queue
          ? [
              ...sample('enquiries', 'gauge', 'Enquiries that are not delivered, by state.', [
                ['state="waiting"', queue.waiting],
                ['state="gave-up"', queue.gaveUp],
                ['state="quarantined"', queue.quarantined],
              ]),
              ...sample('enquiries_oldest_waiting_seconds', 'gauge', 'Age of the longest waiting enquiry.', [['', oldest]]),
            ]
          : []),
        ...sample('process_resident_memory_bytes', 'gauge', 'Memory of the server, without ticket processes.', [
          ['', process.memoryUsage.rss()],
        ]),
        ...sample('process_uptime_seconds', 'gauge', 'Since the start.', [['', process.uptime()]]),
        ...sample('nodejs_eventloop_lag_p99_seconds', 'gauge', 'How late the process is, 99 of 100 times at most.', [
          ['', lag.percentile(99) / 1e9],
        ]),
      ].join('\n')}\n`;
    },
    close: () => lag.disable(),
  };
}

function histogram(timings: ReadonlyMap<string, Timing>): string[] {
  const name = 'http_request_duration_seconds';
  return [
    `# HELP ${name} From the request to the end of the answer.`,
    `# TYPE ${name} histogram`,
    ...[...timings].flatMap(([labels, { buckets, sum, count }]) => [
      ...edges.map((edge, index) => `${name}_bucket{${labels},le="${edge}"} ${buckets[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    ]),
  ];
}
