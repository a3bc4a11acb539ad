import { isPlatform, shortVersion, targetVersion, versionLabel } from '#catalogue/platforms.ts'
import type { Blocker, Verdict } from '#catalogue/verdict/verdict.ts'
import type { SupportWithin } from '#check/analysis/index.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'
import { plainRanges } from '#lib/support-code.ts'

/** Where tests pass and what they guard is missing: "your test for anchor-name does not cover it in Chrome 125 to 128". */
export function gapText(
  { blockers }: Verdict,
  { asked, support, platforms }: SupportWithin,
  today: string,
): string {
  const codes: Readonly<Record<string, string | undefined>> = { ...support, ...platforms }
  const gaps = blockers.map((blocker) => gapIn(blocker, codes[blocker.browser], today))
  const tests = asked.length === 1 ? 'test' : 'tests'
  const what = asked.length === 0 ? '' : ` for ${joinWords(asked)}`
  return `your ${tests}${what} ${asked.length === 1 ? 'does' : 'do'} not cover it in ${joinWords(gaps)}`
}

/** "Chrome 125 to 128", "Safari 17.2 and later", "Safari 17.2, before 18.4". */
function gapIn({ browser, target }: Blocker, code: string | undefined, today: string): string {
  const ranges = plainRanges(code, today)
  const before = ranges.findIndex(({ until }, place) => {
    const next = ranges[place + 1]
    return until !== undefined && (next === undefined || targetVersion(browser, next.from) > target)
  })
  const lost = targetVersion(browser, ranges[before]?.until ?? '0')
  const next = ranges[before + 1]?.from
  const since = `${browserNames[browser]} ${versionLabel(browser, Math.max(target, lost))}`
  if (next === undefined) return `${since} and later`
  const isWhole = /^\d+$/.test(next) && !isPlatform(browser)
  if (!isWhole) return `${since}, before ${shortVersion(next)}`
  const last = Number(next) - 1
  return last <= Math.max(target, lost) ? since : `${since} to ${last}`
}
