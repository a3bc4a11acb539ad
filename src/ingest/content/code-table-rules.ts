import type { CompatRecord } from '#catalogue/compat/record.ts'
import { argumentPart, argumentPosition } from '#contracts/code-arguments.ts'

type Entry = Pick<CompatRecord, 'objectID' | 'kind'>

/** Why the code table leaves an entry out; undefined if it has it. */
export function whyLeftOut(entry: Entry): string | undefined {
  return rules.find(({ leavesOut }) => leavesOut(entry))?.why
}

type Rule = { readonly leavesOut: (entry: Entry) => boolean; readonly why: string }

const keyLike =
  (pattern: RegExp) =>
  ({ objectID }: Entry): boolean =>
    pattern.test(objectID)

/**
 * What the code table leaves out. An entry that no rule names is in the table: one that code can
 * use and a check cannot know is a reason for a wrong answer.
 */
const rules: readonly Rule[] = [
  {
    leavesOut: keyLike(/^(?:http|manifests|mediatypes|webdriver)\./),
    why: 'not a part of CSS, markup or scripts',
  },
  {
    leavesOut: keyLike(/^webassembly\.(?!api(?:\.|$))/),
    why: 'a part of binary modules, which are not read',
  },
  {
    leavesOut: keyLike(
      /[._](?:worker_support|worklet_support|service_worker_support|secure_context_required|local_network_access|sync_version|http_errors_not_cached)$/,
    ),
    why: 'depends on where the code runs',
  },
  {
    leavesOut: keyLike(
      /\.(?:return_object_property_\w+|\w+_return_property)$|^api\.(?:RTCStatsReport\.type_|RTCRtpReceiver\.getContributingSources\.|StorageManager\.estimate\.)/,
    ),
    why: 'a property of an object that a method returns',
  },
  {
    leavesOut: keyLike(
      /^api\.(?:GPUSupportedFeatures\.feature|WGSLLanguageFeatures\.extension|Clipboard(?:Item)?\.type)_/,
    ),
    why: 'a word in a list of features or in another language',
  },
  {
    leavesOut: ({ objectID, kind }) =>
      kind === 'Sub-feature' && isOfObjects.test(objectID) && !isShown(objectID),
    why: 'how something behaves, or what type a value has',
  },
]

/** Parts of interfaces and built-in objects. The parts of other entries are read from the code. */
const isOfObjects = /^(?:api|javascript\.builtins|webassembly\.api)\./

const bySyntax = new Set(['javascript.builtins.String.unicode_code_point_escapes'])

/** Whether the arguments of a function or the value of a property show an entry. */
function isShown(key: string): boolean {
  const part = argumentPart(key.split('.').at(-1) ?? '')
  if (bySyntax.has(key)) return true
  const isOfEvent = /_event\./.test(key)
  if (part === undefined || isOfEvent) return false
  const isInOptions = /_(?:parameter|option)\.[^.]+$/.test(key)
  return part.form !== 'argument' || isInOptions || argumentPosition(key) !== undefined
}
