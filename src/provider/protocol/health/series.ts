/** A mean: `t` is the start of its interval in milliseconds since 1970, `v` the value. */
export type Point = { readonly t: number; readonly v: number }

export type Period = 'minute' | 'hour' | 'day' | 'week' | 'month'

type Resolution = {
  /** Milliseconds between two points. */
  readonly width: number
  readonly points: number
}

/** The points of each period, as documented for the hosted service. */
const RESOLUTIONS: Readonly<Record<Period, Resolution>> = {
  minute: { width: 10_000, points: 6 },
  hour: { width: 60_000, points: 60 },
  day: { width: 600_000, points: 144 },
  week: { width: 3_600_000, points: 168 },
  month: { width: 86_400_000, points: 31 },
}

export const PERIODS: readonly Period[] = ['minute', 'hour', 'day', 'week', 'month']

/** A metric over time, in bounded memory: at most 409 means, the sum of the points above. */
export type Series = {
  /** @param time milliseconds since 1970 */
  readonly add: (time: number, value: number) => void
  /** The means of a period that ends now, oldest first, without empty intervals. */
  readonly points: (period: Period, now: number) => readonly Point[]
}

type Mean = { readonly t: number; sum: number; count: number }

export function createSeries(): Series {
  const rings = new Map<Period, Mean[]>(PERIODS.map((period) => [period, []]))
  return {
    add(time, value) {
      for (const [period, ring] of rings) addTo(ring, RESOLUTIONS[period], { t: time, v: value })
    },
    points(period, now) {
      const { width, points } = RESOLUTIONS[period]
      const oldest = now - width * points
      return (rings.get(period) ?? [])
        .filter(({ t }) => t > oldest)
        .map(({ t, sum, count }) => ({ t, v: Math.round((sum / count) * 100) / 100 }))
    },
  }
}

function addTo(ring: Mean[], { width, points }: Resolution, { t, v }: Point): void {
  const start = Math.floor(t / width) * width
  const last = ring.at(-1)
  // If the clock went back, add to the newest mean.
  if (last !== undefined && start <= last.t) {
    last.sum += v
    last.count += 1
    return
  }
  ring.push({ t: start, sum: v, count: 1 })
  if (ring.length > points) ring.shift()
}
