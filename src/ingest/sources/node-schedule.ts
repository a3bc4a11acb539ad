import * as v from 'valibot'

import { readEach } from './read-shape.ts'

/** By line of Node.js, "24": the day (`YYYY-MM-DD`) from which it is no longer maintained. */
export type NodeSchedule = ReadonlyMap<string, string>

const lineSchema = v.object({ end: v.pipe(v.string(), v.isoDate()) })

export async function loadNodeSchedule(): Promise<NodeSchedule> {
  const { default: value } = await import(
    'node-releases/data/release-schedule/release-schedule.json',
    { with: { type: 'json' } }
  )
  const lines = readEach(lineSchema, { value, at: 'node-releases release-schedule' })
  return new Map(lines.map(([line, { end }]) => [line.replace(/^v/, ''), end]))
}
