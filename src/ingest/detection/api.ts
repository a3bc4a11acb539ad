import type { Detection, DetectionContext } from './context.ts'

/** Interfaces with a single, global instance. */
const singletons: ReadonlyMap<string, string> = new Map([
  ['Window', 'window'],
  ['Document', 'document'],
  ['Navigator', 'navigator'],
  ['Location', 'location'],
  ['History', 'history'],
  ['Screen', 'screen'],
  ['Performance', 'performance'],
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
  if (key === undefined) return `'${owner}' in window`
  const isStatic = key.endsWith('_static')
  const member = key.replace(/^(\w+)_event$/, 'on$1').replace(/_static$/, '')
  if (!isDefined({ owner, member, isStatic }, context)) return undefined
  const single = singletons.get(owner)
  if (single !== undefined && !isStatic) return `'${member}' in ${single}`
  const isOwn = global.isNamespace || isStatic
  if (!isOwn && context.exposure.own.has(`${owner}.${member}`)) return undefined
  const asked = member.startsWith('@@') ? `Symbol.${member.slice(2)}` : `'${member}'`
  const test = `${asked} in ${owner}${isOwn ? '' : '.prototype'}`
  return context.isEverywhere(`api.${owner}`) ? test : `'${owner}' in window && ${test}`
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
