import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'

import { detectApi } from './api.ts'
import type { Detection, DetectionContext } from './context.ts'
import { detectCss } from './css.ts'
import { detectHtml } from './html.ts'
import { detectJavaScript } from './javascript.ts'
import { type RemarkSources, testRemark } from './remark.ts'

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
