import { growthOf } from './summary.ts'
import type { LoadRun, LoadSample } from './samples.ts'

/** One curve, or two, over the time of a run. */
interface Panel {
  name: string
  curves: readonly { measure: Exclude<keyof LoadSample, 'at'>; colour: string; name: string }[]
  /** Times differ by orders of magnitude. */
  isLogarithmic?: true
}

// The picture brings its own ground, so that it can be read in either theme; each colour is above 4.5:1 on it.
const [ground, text, lines] = ['#fffdf8', '#2b2320', '#d9cfc0'] as const
const [first, second] = ['#8a1f3f', '#1d6080'] as const

const panels: readonly Panel[] = [
  {
    name: 'Memory, MB',
    curves: [
      { measure: 'rss', colour: first, name: 'resident' },
      { measure: 'heap', colour: second, name: 'heap' },
    ],
  },
  { name: 'Open files', curves: [{ measure: 'files', colour: first, name: '' }] },
  { name: 'Event-loop delay p99, ms', isLogarithmic: true, curves: [{ measure: 'delay', colour: first, name: '' }] },
  {
    name: 'Answers, ms',
    isLogarithmic: true,
    curves: [
      { measure: 'p99', colour: first, name: 'p99' },
      { measure: 'p50', colour: second, name: 'median' },
    ],
  },
  { name: 'Load average of the machine', curves: [{ measure: 'machine', colour: first, name: '' }] },
]

const width = 480
const [left, right, panelHeight, panelGap, plotHeight] = [44, 12, 104, 8, 64] as const
const plotWidth = width - left - right
/** A point for each quarter of a pixel would only make the file larger. */
const maxPoints = 180

/** The curves of a run of load as an SVG without ids, so that a page may hold it twice. */
export function drawLoad(run: LoadRun): string {
  const height = panels.length * (panelHeight + panelGap) + 24
  const { minutes, samples } = run
  const [memory, files] = [growthOf(samples, 'rss'), growthOf(samples, 'files')]
  const title =
    `${minutes} minutes of mixed load, ${run.perSecond} requests a second. Memory ${memory.second} MB in the second ` +
    `quarter and ${memory.last} in the last, open files ${files.second} and ${files.last}.`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="${text}">`,
    `<title>${title}</title>`,
    `<path fill="${ground}" d="M0 0H${width}V${height}H0z"/>`,
    ...panels.map((panel, index) => drawPanel(panel, samples, 8 + index * (panelHeight + panelGap))),
    `<text x="${left}" y="${height - 8}">0</text>`,
    `<text x="${width - right}" y="${height - 8}" text-anchor="end">${minutes} minutes</text>`,
    '</svg>',
    '',
  ].join('\n')
}

function drawPanel({ name, curves, isLogarithmic }: Panel, samples: readonly LoadSample[], top: number): string {
  const highest = Math.max(1, ...samples.flatMap((sample) => curves.map(({ measure }) => sample[measure])))
  const marks = isLogarithmic ? powersUpTo(highest) : evenMarks(highest)
  const end = marks.at(-1) ?? 1
  const from = top + panelHeight - plotHeight
  const share = (value: number) => (isLogarithmic ? Math.log10(Math.max(1, value)) / Math.log10(end) : value / end)
  const y = (value: number) => rounded(from + plotHeight - share(value) * plotHeight)
  const label = (mark: number) => (isLogarithmic && mark >= 1000 ? `${mark / 1000} s` : mark)
  const legend = curves.map(({ name: of, colour }) => (of ? ` <tspan fill="${colour}">— ${of}</tspan>` : '')).join('')
  return [
    `<text x="${left}" y="${top + 22}">${name}${legend}</text>`,
    ...marks.map((mark) => `<path stroke="${lines}" d="M${left} ${y(mark)}h${plotWidth}"/>`),
    ...marks.map(
      (mark) => `<text x="${left - 6}" y="${y(mark) + 4}" text-anchor="end" font-size="11">${label(mark)}</text>`,
    ),
    ...curves.map(({ measure, colour }) => {
      const points = thinned(samples).map(({ at, value }) => `${x(at, samples)} ${y(value(measure))}`)
      return `<path fill="none" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round" d="M${points.join('L')}"/>`
    }),
  ].join('\n')
}

function x(at: number, samples: readonly LoadSample[]): number {
  return rounded(left + (at / Math.max(1, samples.at(-1)?.at ?? 1)) * plotWidth)
}

/** Neighbouring samples as one point, which has the highest of their values: no peak is lost. */
function thinned(samples: readonly LoadSample[]) {
  const together = Math.ceil(samples.length / maxPoints)
  return Array.from({ length: Math.ceil(samples.length / together) }, (_, index) => {
    const group = samples.slice(index * together, (index + 1) * together)
    return {
      at: group[0]?.at ?? 0,
      value: (measure: Exclude<keyof LoadSample, 'at'>) => Math.max(...group.map((sample) => sample[measure])),
    }
  })
}

function powersUpTo(highest: number): number[] {
  const count = Math.max(1, Math.ceil(Math.log10(highest)))
  return Array.from({ length: count + 1 }, (_, power) => 10 ** power)
}

/** 0, a middle and an end, of one or two digits that are not 0. */
function evenMarks(highest: number): number[] {
  const unit = 10 ** Math.floor(Math.log10(highest))
  const end = [1, 2, 3, 4, 6, 8, 10].map((times) => times * unit).find((each) => each >= highest) ?? highest
  return [0, end / 2, end]
}

const rounded = (value: number) => Math.round(value * 10) / 10
