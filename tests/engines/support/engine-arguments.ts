import { parseArgs } from 'node:util'

import { type EngineName, engineNames } from './driver.ts'

/** `--engine` names none that is known. */
export class UnknownEngineError extends Error {
  override readonly name = 'UnknownEngineError'
}

/**
 * The engines that are asked for with `--engine`, and the other arguments as they are.
 *
 * @throws {UnknownEngineError}
 */
export function readEngines(args: readonly string[]): {
  readonly engines: readonly EngineName[]
  readonly rest: readonly string[]
} {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { engine: { type: 'string', multiple: true } },
    strict: false,
    tokens: true,
  })
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || token.name !== 'engine') return []
      return token.inlineValue ? [token.index] : [token.index, token.index + 1]
    }),
  )
  const named = values.engine ?? []
  const engines = engineNames.filter((engine) => named.includes(engine))
  if (engines.length < named.length) {
    throw new UnknownEngineError(`--engine takes one of ${engineNames.join(', ')}.`)
  }
  return { engines, rest: args.filter((_, index) => !taken.has(index)) }
}
