import { loadavg } from 'node:os'

import { benchBytes } from './bytes.ts'
import { benchCrowd } from './crowd.ts'
import { benchEngine } from './engine.ts'
import { benchFuzz } from './fuzz.ts'
import { benchHttp } from './http.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLoad } from './load.ts'
import { benchPage } from './page.ts'
import { benchRelevance } from './relevance.ts'
import { benchReport } from './report.ts'
import { head, line, measureNoise } from './samples.ts'
import { benchMillion, benchScale } from './scale.ts'
import { benchStandalone } from './standalone.ts'
import { benchFirstStart, benchStart } from './start.ts'
import { benchTreemap } from './treemap.ts'

type Print = (text: string) => void
type Bench = (print: Print, option?: string) => Promise<void>

const timed =
  (bench: (print: Print, seconds?: number) => Promise<void>): Bench =>
  (print, seconds) =>
    bench(print, seconds === undefined ? undefined : Number(seconds))

const benches: ReadonlyMap<string, Bench> = new Map<string, Bench>([
  ['http', benchHttp],
  [
    'engine',
    async (print) => {
      await benchEngine(print)
      await benchScale(print)
    },
  ],
  ['start', benchStart],
  ['first-start', timed(benchFirstStart)],
  ['page', benchPage],
  ['standalone', timed(benchStandalone)],
  ['bytes', benchBytes],
  ['treemap', benchTreemap],
  ['lighthouse', timed(benchLighthouse)],
  ['load', timed(benchLoad)],
  ['crowd', timed(benchCrowd)],
  ['million', benchMillion],
  ['fuzz', timed(benchFuzz)],
  ['relevance', benchRelevance],
  ['report', benchReport],
])

/** What runs without being asked for: all that is over in a minute. */
const usual: readonly string[] = ['http', 'engine']

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Names of benches, each with an option after "=": how many seconds or rounds, or which queries or view to print. */
const wanted = process.argv.slice(2).map((argument) => argument.split('=')[0] ?? '')
const optionOf = new Map(
  process.argv.slice(2).flatMap((argument) => {
    const [name = '', option] = argument.split('=')
    return option === undefined ? [] : [[name, option] as const]
  }),
)
const unknown = wanted.find((name) => !benches.has(name))
if (unknown === undefined) {
  print(
    `load average ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}, Node ${process.version}`,
  )
  print(head)
  print(line('noise: a fixed sum of a million steps', measureNoise()))
  for (const [name, bench] of benches) {
    if ((wanted.length === 0 ? usual : wanted).includes(name))
      await bench(print, optionOf.get(name))
  }
  print(line('noise, again', measureNoise()))
} else {
  process.stderr.write(
    `There is no bench "${unknown}". Choose from: ${[...benches.keys()].join(', ')}.\n`,
  )
  process.exitCode = 2
}
