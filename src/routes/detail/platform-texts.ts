import { isRuntime, type PerPlatform, platforms, shortVersion } from '#catalogue/platforms.ts'
import { browserNames } from '#lib/glossary.ts'
import { codeOn, LACKS, PREVIEW, UNKNOWN } from '#lib/support-code.ts'

const conditions: ReadonlyMap<string, string> = new Map([
  ['partial', 'in part'],
  ['prefix', 'with a prefix'],
  ['alt', 'under another name'],
  ['flag', 'behind a flag'],
  ['next', 'not released'],
])

/**
 * Support outside the core browsers, a text per platform: "Node.js 18", "Deno 1.40 (behind a
 * flag)", "Bun: no". Runtimes with unknown support are omitted.
 */
export function platformTexts(codes: PerPlatform<string>, today: string): readonly string[] {
  return platforms.flatMap((platform) => {
    const code = codes[platform]
    if (code === UNKNOWN || (code === undefined && isRuntime(platform))) return []
    return textOf(browserNames[platform], code === undefined ? LACKS : codeOn(code, today))
  })
}

function textOf(name: string, code: string): string {
  if (code === LACKS) return `${name}: no`
  const [first = '', version] = code.split(' ')
  if (first === PREVIEW || version === PREVIEW) return `${name}: preview only`
  if (first === 'gone') return `${name}: removed`
  if (version === undefined) return `${name} ${shortVersion(first)}`
  return `${name} ${shortVersion(version)} (${conditions.get(first) ?? first})`
}
