import { loadavg } from 'node:os'

import { benchEngine } from './engine.ts'
import { benchFuzz } from './fuzz.ts'
import { benchHttp } from './http.ts'
import { benchLoad } from './load.ts'
import { benchPage } from './page.ts'
import { head, line, measureNoise } from './samples.ts'
import { benchMillion, benchScale } from './scale.ts'

type Print = (text: string) => void
type Bench = (print: Print, seconds?: number) => Promise<void>

const benches: ReadonlyMap<string, Bench> = new Map<string, Bench>([
  ['http', benchHttp],
  [
    'engine',
    async (print) => {
      await benchEngine(print)
      await benchScale(print)
    },
  ],
  ['page', benchPage],
  ['load', benchLoad],
  ['million', benchMillion],
  ['fuzz', benchFuzz],
])

/** What runs without being asked for: all that is over in a minute. */
const usual: readonly string[] = ['http', 'engine']

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Names of benches, each with a number of seconds after "=" if it is to take that long. */
const wanted = process.argv.slice(2).map((argument) => argument.split('=')[0] ?? '')
const secondsOf = new Map(
  process.argv.slice(2).flatMap((argument) => {
    const [name = '', seconds] = argument.split('=')
    return seconds === undefined ? [] : [[name, Number(seconds)] as const]
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
      await bench(print, secondsOf.get(name))
  }
  print(line('noise, again', measureNoise()))
} else {
  process.stderr.write(
    `There is no bench "${unknown}". Choose from: ${[...benches.keys()].join(', ')}.\n`,
  )
  process.exitCode = 2
}
