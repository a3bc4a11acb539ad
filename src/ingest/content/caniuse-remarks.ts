import { coreBrowsers } from '#catalogue/browsers.ts'
import { coreBrowserOf } from '#catalogue/targets/agents.ts'
import type { FeatureNotes, NotedVersions } from '#contracts/feature-notes.ts'
import type { CaniuseNotes } from '#ingest/sources/caniuse-notes.ts'
import type { AgentUsage } from '#ingest/sources/caniuse.ts'
import { parseMarkdownNote } from '#ingest/text/markdown-note.ts'
import { compareVersions } from '#lib/version.ts'

/** caniuse's known issues of a feature, and its notes with the browser versions they apply to. */
export function caniuseRemarks(
  sources: readonly CaniuseNotes[],
  usage: AgentUsage,
): Pick<FeatureNotes, 'caniuse' | 'issues' | 'remarks'> {
  const issues = sources.flatMap((source) => source.issues.map(parseMarkdownNote))
  const remarks = sources.flatMap((source) => [
    ...(source.remark === '' ? [] : [{ note: parseMarkdownNote(source.remark), where: [] }]),
    ...numberedRemarks(source, usage),
  ])
  if (issues.length + remarks.length === 0) return {}
  return {
    caniuse: sources.map(({ id, title }) => ({ id, title })),
    ...(issues.length > 0 && { issues }),
    ...(remarks.length > 0 && { remarks }),
  }
}

type Remark = NonNullable<FeatureNotes['remarks']>[number]

function numberedRemarks(source: CaniuseNotes, usage: AgentUsage): readonly Remark[] {
  const supports = [...source.support].flatMap(([agent, versions]) => {
    const browser = coreBrowserOf(agent)
    if (browser === undefined) return []
    const released = [...versions.keys()].filter(releasedOf(usage, agent)).toSorted(compareVersions)
    return [{ browser, released, notesOf: (version: string) => versions.get(version) ?? [] }]
  })
  return [...source.numbered].flatMap(([number, text]) => {
    const found = supports.flatMap(({ browser, released, notesOf }) => {
      const noted = notedVersions(released, (version) => notesOf(version).includes(number))
      return noted === undefined ? [] : [{ browser, ...noted }]
    })
    if (found.length === 0) return []
    const where = coreBrowsers.flatMap((browser): readonly NotedVersions[] =>
      found.filter((one) => one.browser === browser).map(({ versions }) => ({ browser, versions })),
    )
    const isPast = found.every(({ isCurrent }) => !isCurrent)
    return [{ note: parseMarkdownNote(text), where, ...(isPast && { past: true as const }) }]
  })
}

function releasedOf(usage: AgentUsage, agent: string): (version: string) => boolean {
  const versions = usage.get(agent)
  return (version) => typeof versions?.get(version)?.released === 'number'
}

type Noted = { readonly versions: string; readonly isCurrent: boolean }

/** Versions with a note as ranges: "12.1–16.4", "26 and later" if the newest has it. */
function notedVersions(
  released: readonly string[],
  isNoted: (version: string) => boolean,
): Noted | undefined {
  const runs: string[][] = []
  let before = false
  for (const version of released) {
    const has = isNoted(version)
    if (has && before) runs.at(-1)?.push(version)
    else if (has) runs.push([version])
    before = has
  }
  if (runs.length === 0) return undefined
  const ranges = runs.map((run, index) => rangeOf(run, before && index === runs.length - 1))
  return { versions: ranges.join(', '), isCurrent: before }
}

function rangeOf(run: readonly string[], lasts: boolean): string {
  const from = run[0]?.split('-')[0] ?? ''
  const to = run.at(-1)?.split('-').at(-1) ?? ''
  if (lasts) return `${from} and later`
  return from === to ? from : `${from}–${to}`
}
