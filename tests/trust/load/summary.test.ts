import { expect, test } from 'vitest'
import { blameLoad, emptyRun, loadWrongs, percentile, type LoadRun, type LoadSample } from './samples.ts'
import { drawLoad } from './drawing.ts'
import { failuresOfLoad, growthOf, reportOfLoad } from './summary.ts'

const steady: LoadSample = {
  at: 0,
  rss: 300,
  heap: 40,
  files: 60,
  delay: 12,
  answered: 200,
  p50: 4,
  p99: 80,
  cpu: 20,
  machine: 2,
}

/** A run of ten minutes without failures; `change` changes the sample at a second. */
function goodRun(change: (at: number) => Partial<LoadSample> = () => ({})): LoadRun {
  const run = emptyRun(10, 20)
  run.samples = Array.from({ length: 60 }, (_, index) => ({ ...steady, ...change(index * 10), at: index * 10 }))
  run.kinds.set('home', { times: [1, 2, 3], statuses: new Map([[200, 3]]) })
  run.writes = { acknowledged: 5, found: 5 }
  return run
}

test('a percentile is a value of the list, and 0 where there is none', () => {
  expect([percentile([3, 1, 2], 0.5), percentile([3, 1, 2], 0.99), percentile([], 0.5)]).toEqual([2, 3, 0])
})

test('growth compares the second quarter with the last, and its slope leaves out the first', () => {
  const run = goodRun((at) => ({ rss: at < 150 ? 900 : 300 + at / 10 }))
  const { second, last, perHour } = growthOf(run.samples, 'rss')
  expect(last - second).toBeCloseTo(30, 0)
  expect(perHour).toBeCloseTo(360, 0)
})

test('a run without failures passes, and its report has the counts', () => {
  const run = goodRun()
  expect(failuresOfLoad(run)).toEqual([])
  const report = reportOfLoad(run)
  expect(report).toMatch(/^home +3 +2\.0 +3\.0 +200 3$/m)
  expect(report).toMatch(/^memory, MB +300 +300 +\+0\.0$/m)
  expect(report).toMatch(/^Writes acknowledged +5$/m)
  for (const text of Object.values(loadWrongs)) expect(report).toMatch(new RegExp(`^ {2}${text} +0$`, 'm'))
  expect(report).toMatch(/^Everything held\.$/m)
})

const bad: Readonly<Record<string, LoadRun>> = {
  'a failed answer': blamed('failed'),
  'another status than the right one': blamed('unexpected'),
  'no answer': blamed('unanswered'),
  'a lost write': blamed('lost'),
  'a server that does not end': blamed('ended'),
  'memory that grows': goodRun((at) => ({ rss: 300 + at / 2 })),
  'a heap that grows': goodRun((at) => ({ heap: 40 + at / 10 })),
  'files that are not closed': goodRun((at) => ({ files: 60 + at / 4 })),
  'no write': { ...goodRun(), writes: { acknowledged: 0, found: 0 } },
  'nothing measured': { ...goodRun(), samples: [] },
}

function blamed(wrong: keyof typeof loadWrongs): LoadRun {
  const run = goodRun()
  blameLoad(run, wrong, 'home: 500')
  return run
}

test.each(Object.entries(bad))('%s fails the run', (_, run) => {
  expect(failuresOfLoad(run)).toHaveLength(1)
  expect(reportOfLoad(run)).toMatch(/^WRONG: /m)
})

test('refused and skipped requests are reported, and do not fail the run', () => {
  const run = { ...goodRun(), refused: 3, skipped: 2 }
  expect(failuresOfLoad(run)).toEqual([])
  expect(reportOfLoad(run)).toMatch(/refused with 503 and a time to come back +3$/m)
})

test('the SVG has a title and no ids, is deterministic, and stays small', () => {
  const run = goodRun((at) => ({ p99: at * 13, machine: 12 }))
  const svg = drawLoad(run)
  expect(svg).toBe(drawLoad(run))
  expect(svg).toContain('<title>10 minutes of mixed load, 20 requests a second. Memory 300 MB in the second quarter')
  expect(svg).not.toMatch(/\bid=|NaN|Infinity|undefined|url\(/)
  expect(svg.match(/fill="none"/g)).toHaveLength(7)
  const hour = { ...run, samples: Array.from({ length: 6 }, () => run.samples).flat() }
  expect(drawLoad(hour).length).toBeLessThan(30_000)
})

test('the SVG shows every peak of a long run', () => {
  const hour = goodRun((at) => ({ files: at === 70 ? 999 : 60 }))
  hour.samples = Array.from({ length: 12 }, (_, part) =>
    hour.samples.map((each) => ({ ...each, at: each.at + part * 600, files: part === 3 ? each.files : 60 })),
  ).flat()
  // 999 of 1000 is at the upper edge of its panel.
  expect(drawLoad(hour)).toMatch(/[ML][\d.]+ 160\.1[L"]/)
})
