import {
  isRuntime,
  nonCoreBrowsers,
  type PerPlatform,
  platforms,
  shortVersion,
} from '#catalogue/platforms.ts'
import { browserNames } from '#lib/glossary.ts'
import {
  codeOn,
  isByEngine,
  LACKS,
  PREVIEW,
  readSupport,
  type SupportState,
  UNKNOWN,
} from '#lib/support-code.ts'

const conditions: ReadonlyMap<SupportState, string> = new Map([
  ['nearly', 'nearly'],
  ['partial', 'in part'],
  ['prefix', 'with a prefix'],
  ['alias', 'under another name'],
  ['flag', 'behind a flag'],
])

/**
 * Support outside the core browsers, a text per platform: "Node.js 18", "Deno 1.40 (behind a
 * flag)", "Bun: no", "Opera 28, by its engine". Those with unknown support are omitted.
 */
export function platformTexts(codes: PerPlatform<string>, today: string): readonly string[] {
  return [...platforms, ...nonCoreBrowsers].flatMap((platform) => {
    const code = codes[platform]
    if (code === UNKNOWN || (code === undefined && isRuntime(platform))) return []
    const text = textOf(browserNames[platform], code === undefined ? LACKS : codeOn(code, today))
    return isByEngine(code) ? `${text}, by its engine` : text
  })
}

function textOf(name: string, code: string): string {
  const step = readSupport(code).at(-1)
  if (step === undefined) return `${name}: no`
  if (step.version === PREVIEW) return `${name}: preview only`
  if (step.state === 'none') return `${name}: removed`
  const condition = step.coming === undefined ? conditions.get(step.state) : 'not released'
  const half = step.inPart === true ? ', in part' : ''
  return `${name} ${shortVersion(step.version)}${condition === undefined ? '' : ` (${condition}${half})`}`
}
