import type { CompatKind } from '#catalogue/compat/kinds.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'

/** What code shows of a feature, in the form of a compat entry. */
type Shown = { readonly key: string; readonly kind: CompatKind; readonly name: string }

/**
 * How code shows a feature without compat entries of its own: `shows` are names that only the
 * feature has, `entries` are keys of the compat data that belong to no feature. `why` says why no
 * code can show it.
 */
export type FeatureInCode =
  | { readonly shows: readonly Shown[] }
  | { readonly entries: readonly string[] }
  | { readonly why: string }

const element = (name: string, type: string): FeatureInCode => ({
  shows: [
    { key: `html.elements.${name}`, kind: 'Element', name: `<${name}>` },
    { key: `api.${type}`, kind: 'Interface', name: type },
  ],
})

const cssFunction = (type: string, name: string): FeatureInCode => ({
  shows: [{ key: `css.types.${type}.${name}`, kind: 'CSS function', name: `${name}()` }],
})

const attribute = (owner: string, name: string): Shown => ({
  key: `html.elements.${owner}.${name}`,
  kind: 'Attribute',
  name: `<${owner} ${name}>`,
})

const valueRange = (type: string): Shown => ({
  key: `api.${type}.createValueRange`,
  kind: 'Method',
  name: `${type}.createValueRange()`,
})

const PROTOCOL = 'a protocol, which server and browser agree on without the page'

/** The features that web-features lists without keys of the compat data, by ID. */
export const featuresInCode: ReadonlyMap<string, FeatureInCode> = new Map<string, FeatureInCode>([
  [
    'ad-selection',
    { entries: ['api.Navigator.joinAdInterestGroup', 'api.Navigator.runAdAuction'] },
  ],
  [
    'canvas-html',
    {
      shows: [
        attribute('canvas', 'layoutsubtree'),
        {
          key: 'api.HTMLCanvasElement.layoutSubtree',
          kind: 'Property',
          name: 'HTMLCanvasElement.layoutSubtree',
        },
      ],
    },
  ],
  ['color-contrast', cssFunction('color', 'color-contrast')],
  [
    'declarative-webmcp',
    {
      shows: ['toolname', 'tooldescription', 'toolautosubmit'].map((name) =>
        attribute('form', name),
      ),
    },
  ],
  [
    'document-modelcontext',
    {
      shows: [
        { key: 'api.Document.modelContext', kind: 'Property', name: 'Document.modelContext' },
      ],
    },
  ],
  ['focusgroup', { entries: ['html.global_attributes.focusgroup'] }],
  ['gamut-mapping', { why: 'how browsers paint colors, whatever code names them' }],
  ['http2', { why: PROTOCOL }],
  ['http3', { why: PROTOCOL }],
  ['image-function', cssFunction('image', 'image')],
  ['install', element('install', 'HTMLInstallElement')],
  [
    'intersection-observer-v2',
    {
      entries: [
        'api.IntersectionObserver.trackVisibility',
        'api.IntersectionObserver.IntersectionObserver.options_trackVisibility_parameter',
      ],
    },
  ],
  ['manifest-localization', { why: 'a part of manifests, which are not read' }],
  [
    'mixin',
    {
      shows: ['mixin', 'apply'].map((name) => ({
        key: `css.at-rules.${name}`,
        kind: 'At-rule',
        name: `@${name}`,
      })),
    },
  ],
  ['navigator-install', { entries: ['api.Navigator.install'] }],
  ['notifications-apps', { entries: ['api.ServiceWorkerRegistration.showNotification'] }],
  [
    'opaquerange',
    {
      shows: [
        { key: 'api.OpaqueRange', kind: 'Interface', name: 'OpaqueRange' },
        valueRange('HTMLInputElement'),
        valueRange('HTMLTextAreaElement'),
      ],
    },
  ],
  ['portal', element('portal', 'HTMLPortalElement')],
  [
    'rhythmic-sizing',
    {
      shows: [
        { key: 'css.properties.line-height-step', kind: 'CSS property', name: 'line-height-step' },
      ],
    },
  ],
  [
    'target-within',
    {
      shows: [{ key: 'css.selectors.target-within', kind: 'Pseudo-class', name: ':target-within' }],
    },
  ],
  ['usermedia', element('usermedia', 'HTMLUserMediaElement')],
])

/** What the code table needs to know of an entry. */
export type CodeRecord = Pick<
  CompatRecord,
  | 'objectID'
  | 'kind'
  | 'name'
  | 'support'
  | 'platforms'
  | 'features'
  | 'featureName'
  | 'baseline'
  | 'newlyDate'
>

/** Entries for features that have none in the compat data, with the support of the feature. */
export function featureEntries(
  features: readonly FeatureRecord[],
  isEntry: (key: string) => boolean,
): readonly CodeRecord[] {
  return features.flatMap((feature) => {
    const inCode = featuresInCode.get(feature.objectID)
    if (inCode === undefined || !('shows' in inCode)) return []
    // The data may have got entries since.
    return inCode.shows
      .filter(({ key }) => !isEntry(key))
      .map(({ key, kind, name }) => entryOf(feature, { key, kind, name }))
  })
}

function entryOf(feature: FeatureRecord, { key, kind, name }: Shown): CodeRecord {
  const { objectID, name: featureName, support, baseline, newlyDate } = feature
  return {
    objectID: key,
    kind,
    name,
    support,
    platforms: {},
    features: [objectID],
    featureName: [featureName],
    // The status of an entry says only how available it is.
    baseline: baseline === 'discouraged' ? 'limited' : baseline,
    ...(newlyDate !== undefined && { newlyDate }),
  }
}
