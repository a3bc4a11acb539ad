import { parseArgs } from 'node:util'

import { type EngineName, engineNames } from './driver.ts'
import { isInstalled } from './programs.ts'

const own = {
  engine: { type: 'string', multiple: true },
  installed: { type: 'boolean' },
} as const

/** `--engine` names none that is known. */
export class UnknownEngineError extends Error {
  override readonly name = 'UnknownEngineError'
}

/**
 * The engines that are asked for with `--engine`, or with `--installed` those beside Chromium that are here; undefined if
 * neither is given. The other arguments stay as they are.
 *
 * @throws {UnknownEngineError}
 */
export function readEngines(args: readonly string[]): {
  readonly engines: readonly EngineName[] | undefined
  readonly rest: readonly string[]
} {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: own,
    strict: false,
    tokens: true,
  })
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || !(token.name in own)) return []
      return token.value === undefined || token.inlineValue
        ? [token.index]
        : [token.index, token.index + 1]
    }),
  )
  const others = engineNames.filter((engine) => engine !== 'chromium' && isInstalled(engine))
  const named = values.engine ?? (values.installed ? others : undefined)
  const rest = args.filter((_, index) => !taken.has(index))
  if (named === undefined) return { engines: undefined, rest }
  const engines = engineNames.filter((engine) => named.includes(engine))
  if (engines.length < named.length) {
    throw new UnknownEngineError(`--engine takes one of ${engineNames.join(', ')}.`)
  }
  return { engines, rest }
}
