import { memberNamed } from '#ingest/sources/exposure.ts'

import type { Detection, DetectionContext } from './context.ts'

/** Interfaces with a single instance that code reaches by a path. */
const singletons: ReadonlyMap<string, string> = new Map([
  ['Window', 'window'],
  ['Document', 'document'],
  ['Navigator', 'navigator'],
  ['Location', 'location'],
  ['History', 'history'],
  ['Screen', 'screen'],
  ['Performance', 'performance'],
  // The instance is older than the global interface in Chromium.
  ['FontFaceSet', 'document.fonts'],
])

/** Interfaces that browsers may expose under another name, or not at all. */
const hidden =
  /^(?:AbstractRange|CSSFontFeatureValuesMap|DeviceMotionEvent(?:Acceleration|RotationRate)|External|FileSystem(?:DirectoryEntry|DirectoryReader|Entry|FileEntry)?|RTCIdentityAssertion|SpeechRecognition(?:Alternative|Result|ResultList)|StorageAccessHandle)$/

/** Members of every object: testing for them proves nothing. */
const everyObjectHas = new Set(Object.getOwnPropertyNames(Object.prototype))

export const detectApi: Detection = ({ segments }, context) => {
  const [, owner = '', key, deeper] = segments
  const global = context.exposure.globals.get(owner)
  if (global === undefined || hidden.test(owner) || deeper !== undefined) return undefined
  const single = singletons.get(owner)
  const guard = guardOf(owner, single)
  if (key === undefined) return guard
  const isStatic = key.endsWith('_static')
  const member = memberNamed(key)
  if (!isDefined({ owner, member, isStatic }, context)) return undefined
  const asked = member.startsWith('@@') ? `Symbol.${member.slice(2)}` : `'${member}'`
  if (single !== undefined && !isStatic) {
    return single.includes('.') ? `${guard} && ${asked} in ${single}` : `${asked} in ${single}`
  }
  const isOwn = global.isNamespace || isStatic
  if (!isOwn && context.exposure.own.has(`${owner}.${member}`)) return undefined
  const test = `${asked} in ${owner}${isOwn ? '' : '.prototype'}`
  return context.isAlwaysThere(`api.${owner}`) ? test : `${guard} && ${test}`
}

/** Whether an interface is there: "'Touch' in window", "'fonts' in document". */
function guardOf(owner: string, single = ''): string {
  const [object, path] = single.split('.')
  return path === undefined ? `'${owner}' in window` : `'${path}' in ${object}`
}

type Member = { readonly owner: string; readonly member: string; readonly isStatic: boolean }

/** Whether Web IDL defines a member here, and no ancestor defines it as well. */
function isDefined(
  { owner, member, isStatic }: Member,
  { members, exposure }: DetectionContext,
): boolean {
  if (everyObjectHas.has(member) || members.get(owner)?.has(member) !== true) return false
  if (exposure.workersOnly.has(`${owner}.${member}`)) return false
  if (exposure.statics.has(`${owner}.${member}`) !== isStatic) return false
  let above = exposure.globals.get(owner)?.parent
  while (above !== undefined) {
    if (members.get(above)?.has(member) === true) return false
    above = exposure.globals.get(above)?.parent
  }
  return true
}
