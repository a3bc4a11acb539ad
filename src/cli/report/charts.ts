import * as Plot from '@observablehq/plot'

import { formatCount } from '#lib/format-count.ts'

import { formatPosition, formatSearch } from './format.ts'
import type { SearchReport } from './gather.ts'

/** Draws a chart as an SVG element of `document`, a document that is never displayed. */
export type Chart = (document: Document, report: SearchReport) => Element

const WIDTH = 720
/** Height of a horizontal bar's row, in pixels. */
const ROW = 22
/** Maximum length of a label; the table has the full text. */
const LABEL = 28

type Options = Parameters<typeof Plot.plot>[0]

export const drawDays: Chart = (document, { searches, users }) => {
  const days = searches.dates.map(({ date, count }, at) => ({
    date: new Date(date),
    noon: new Date(`${date}T12:00Z`),
    searches: count,
    visitors: users.dates[at]?.count ?? 0,
  }))
  return draw('Chart of searches and visitors by day', {
    document,
    height: 220,
    marginLeft: 50,
    x: { label: null },
    y: {
      label: null,
      grid: true,
      tickFormat: 'd',
      ...wholeNumbers(days.map((day) => day.searches)),
    },
    marks: [
      Plot.rectY(days, { x: 'date', y: 'searches', interval: 'day', fill: 'var(--bar)' }),
      Plot.lineY(days, { x: 'noon', y: 'visitors', stroke: 'var(--line)', strokeWidth: 2 }),
      Plot.dot(days, { x: 'noon', y: 'visitors', fill: 'var(--line)', r: 2 }),
      Plot.ruleY([0]),
    ],
  })
}

/** Options for ticks of counts: whole numbers only. */
function wholeNumbers(counts: readonly number[]): {
  readonly ticks: number
  readonly domain: number[]
} {
  const most = Math.max(1, ...counts)
  return { ticks: Math.min(5, most), domain: [0, most] }
}

type DailyRate = { readonly date: string; readonly rate: number | null }

/** Percentages by day. NaN for a missing rate interrupts the line. */
const pointsOf = (dates: readonly DailyRate[]): readonly { date: Date; rate: number }[] =>
  dates.map(({ date, rate }) => ({
    date: new Date(date),
    rate: rate === null ? Number.NaN : rate * 100,
  }))

export const drawRates: Chart = (document, { clickThroughRate, noResultRate }) => {
  const clicks = pointsOf(clickThroughRate.dates)
  const misses = pointsOf(noResultRate.dates)
  return draw('Chart of the click-through rate and of searches without results by day', {
    document,
    height: 200,
    marginLeft: 50,
    x: { label: null },
    y: {
      label: null,
      grid: true,
      domain: [0, 100],
      ticks: 5,
      tickFormat: (rate: number) => `${rate} %`,
    },
    marks: [
      Plot.ruleY([0]),
      Plot.lineY(misses, {
        x: 'date',
        y: 'rate',
        stroke: 'var(--warn)',
        strokeWidth: 2,
        strokeDasharray: '5 3',
      }),
      Plot.lineY(clicks, { x: 'date', y: 'rate', stroke: 'var(--line)', strokeWidth: 2 }),
      Plot.dot(clicks, { x: 'date', y: 'rate', fill: 'var(--line)', r: 2 }),
    ],
  })
}

export const drawPositions: Chart = (document, { clickPositions }) => {
  const bars = clickPositions.map(({ position, clickCount = 0 }) => ({
    label: formatPosition(position),
    count: clickCount,
  }))
  return draw('Chart of clicks by position', {
    document,
    height: 200,
    x: { label: null, domain: bars.map(({ label }) => label) },
    y: {
      label: null,
      grid: true,
      tickFormat: 'd',
      ...wholeNumbers(bars.map(({ count }) => count)),
    },
    marks: [Plot.barY(bars, { x: 'label', y: 'count', fill: 'var(--bar)' }), Plot.ruleY([0])],
  })
}

type Bar = { readonly label: string; readonly count: number }

/** Horizontal bars labelled with their counts, the first on top. */
function drawBars(document: Document, label: string, bars: readonly Bar[]): Element {
  return draw(label, {
    document,
    height: bars.length * ROW + 10,
    marginLeft: 200,
    marginRight: 60,
    marginTop: 5,
    marginBottom: 5,
    x: { axis: null },
    y: { label: null, domain: bars.map((bar) => bar.label), tickFormat: shorten, tickSize: 0 },
    marks: [
      Plot.barX(bars, { x: 'count', y: 'label', fill: 'var(--bar)' }),
      Plot.text(bars, {
        x: 'count',
        y: 'label',
        text: ({ count }: Bar) => formatCount(count),
        textAnchor: 'start',
        dx: 5,
      }),
    ],
  })
}

const shorten = (label: string): string =>
  label.length > LABEL ? `${label.slice(0, LABEL - 1)}…` : label

const barOf = ({ search, count }: { readonly search: string; readonly count: number }): Bar => ({
  label: formatSearch(search),
  count,
})

export const drawTopSearches: Chart = (document, { topSearches }) =>
  drawBars(document, 'Chart of the most frequent searches', topSearches.map(barOf))

export const drawNoResults: Chart = (document, { noResults }) =>
  drawBars(document, 'Chart of searches without results', noResults.map(barOf))

export const drawNoClicks: Chart = (document, { noClicks }) =>
  drawBars(document, 'Chart of searches that nobody clicked', noClicks.map(barOf))

export const drawFilters: Chart = (document, { filters }) =>
  drawBars(
    document,
    'Chart of the attributes that searches were filtered by',
    filters.map(({ attribute, count }) => ({ label: attribute, count })),
  )

export const drawHits: Chart = (document, { hits }) =>
  drawBars(
    document,
    'Chart of the records shown most',
    hits.map(({ hit, count }) => ({ label: hit, count })),
  )

/** Draws a chart that is a single image to assistive technology: a table has its numbers. */
function draw(label: string, options: Options): Element {
  const svg = Plot.plot({ width: WIDTH, style: { fontSize: '12px' }, ...options })
  for (const part of svg.querySelectorAll('[aria-label], [aria-description]')) {
    part.removeAttribute('aria-label')
    part.removeAttribute('aria-description')
  }
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', `${label}. The table has the numbers.`)
  return svg
}
