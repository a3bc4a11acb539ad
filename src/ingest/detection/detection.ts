import { browserLabels, coreBrowsers, type CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import {
  type CompatEntry,
  asList,
  type SimpleSupportStatement,
  statementsOf,
} from '#ingest/sources/compat-data.ts'
import { type Exposure, includesEntry } from '#ingest/sources/exposure.ts'
import { compatSupport } from '#ingest/support/support-codes.ts'
import { ancestorsOf, type Tracks } from '#ingest/support/tracks.ts'
import { sentences } from '#lib/sentence.ts'

import { detectApi } from './api.ts'
import type { Detection, DetectionContext } from './context.ts'
import { detectCss } from './css.ts'
import { detectHtml } from './html.ts'
import { detectJavaScript } from './javascript.ts'

const detections: Readonly<Record<string, Detection>> = {
  api: detectApi,
  css: detectCss,
  html: detectHtml,
  javascript: detectJavaScript,
}

/** A feature test in CSS or JavaScript; undefined if none is reliable: syntax, behaviour. */
export function detectionOf(
  { key, segments }: Pick<CompatEntry, 'key' | 'segments'>,
  context: DetectionContext,
): string | undefined {
  const named = context.names.get(key)
  const [branch = ''] = segments
  if (named === undefined || !Object.hasOwn(detections, branch)) return undefined
  return detections[branch]?.({ key, segments, name: named.name, kind: named.kind }, context)
}

/** The test of an entry as records have it: with a remark where it does not answer for support alone. */
export function testFields(
  entry: CompatEntry,
  context: DetectionContext & RemarkSources,
): Pick<CompatRecord, 'test' | 'testRemark'> {
  const test = detectionOf(entry, context)
  if (test === undefined) return {}
  const remark = testRemark(entry, context)
  return { test, ...(remark !== '' && { testRemark: remark }) }
}

type RemarkSources = {
  readonly entries: ReadonlyMap<string, CompatEntry>
  readonly tracks: Tracks
  readonly exposure: Exposure
}

/** In which pages the test of an entry is false, and where it is true for support in part; may be empty. */
export function testRemark(entry: CompatEntry, sources: RemarkSources): string {
  const { segments } = entry
  const { exposure } = sources
  const isIsolated =
    segments[2] === 'SharedArrayBuffer' || includesEntry(exposure.isolated, segments)
  const partial = partialIn(entry, sources).map((browser) => browserLabels[browser].name)
  return sentences(
    includesEntry(exposure.secure, segments) ? 'Only true on https and localhost.' : '',
    isIsolated ? 'Only true in pages that are cross-origin isolated.' : '',
    partial.length > 0 ? `Also true where support is only partial: ${partial.join(', ')}.` : '',
  )
}

/** The core browsers, some versions of which support an entry in part and have what the test asks for. */
function partialIn(entry: CompatEntry, { entries, tracks }: RemarkSources): readonly CoreBrowser[] {
  const { support } = compatSupport(entry, { tracks })
  return coreBrowsers.filter((browser) => {
    if (!/(?:^|; )partial /.test(support[browser] ?? '')) return false
    // What is below a name that is missing is missing, too.
    return ![entry, ...ancestorsOf(entry, entries)].some(({ statement }) => {
      const partial = statementsOf(statement, browser).filter((one) => one.partial_implementation)
      return partial.length > 0 && partial.every(isWithoutName)
    })
  })
}

function isWithoutName({ notes }: Pick<SimpleSupportStatement, 'notes'>): boolean {
  return lacksName.test(asList<string>(notes).join(' '))
}

/** Notes by which the name is missing from some systems or places, or there under another name. */
const lacksName =
  /\b(?:ChromeOS|iPad|Linux|macOS|Windows|touch input device|handler property is not supported|interface itself is not present|[Nn]ot exposed|[Oo]nly (?:available|supported) in \w+ workers|[Oo]nly works when using <code>-)/
