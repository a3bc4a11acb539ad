import type { CompatEntry } from '#ingest/sources/compat-data.ts'

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

/**
 * How a page can test at run time whether a browser supports an entry: a condition of CSS ("@supports (gap: initial)")
 * or an expression of JavaScript. Undefined where no such test is sound: syntax, at-rules, behaviour.
 */
export function detectionOf(
  { key, segments }: Pick<CompatEntry, 'key' | 'segments'>,
  context: DetectionContext,
): string | undefined {
  const named = context.names.get(key)
  const [branch = ''] = segments
  if (named === undefined || !Object.hasOwn(detections, branch)) return undefined
  return detections[branch]?.({ key, segments, name: named.name, kind: named.kind }, context)
}
