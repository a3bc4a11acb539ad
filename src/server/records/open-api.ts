import { catalogue } from '#catalogue/indices.ts'
import { LONGEST_BROWSERS } from '#contracts/badge.ts'
import { listPath } from '#contracts/paths.ts'

import { descriptionPath, overviewPath, type RecordList, recordLists } from './address.ts'
import { RECORD_VERSION } from './record-json.ts'
import { refTo, schemas } from './schemas.ts'

/** Names of schemas and operations by list. */
const described = {
  features: { schema: 'Feature', operation: 'getFeature' },
  compat: { schema: 'CompatEntry', operation: 'getCompatEntry' },
  specs: { schema: 'Spec', operation: 'getSpec' },
  releases: { schema: 'Release', operation: 'getRelease' },
} as const satisfies Record<
  RecordList,
  { readonly schema: keyof typeof schemas; readonly operation: string }
>

/** The address of an example, for texts. */
export function examplePath(list: RecordList): string {
  return `${listPath(list)}/${catalogue[list].pages.example}.json`
}

const text = { type: 'string' } as const

const contentOf = (type: string, schema: object) => ({ [type]: { schema } })

const failure = (description: string) => ({
  description,
  content: contentOf('application/json', refTo('Failure')),
})

const failures = {
  '304': { description: 'The version that If-None-Match names is still the current one.' },
  '404': failure('No record has this id.'),
  '429': failure('Too many requests. Ask again after the seconds in Retry-After.'),
}

const moved = {
  '301': {
    description: 'The record has another id.',
    headers: { Location: { schema: text } },
  },
  '410': failure('The record was split; the answer names its parts.'),
}

const idOf = (list: RecordList) => ({
  name: 'id',
  in: 'path',
  required: true,
  schema: text,
  example: catalogue[list].pages.example,
})

function recordPathItem(list: RecordList) {
  const { schema, operation } = described[list]
  const hasFormer = list === 'features' || list === 'specs'
  return {
    get: {
      operationId: operation,
      summary: `One ${catalogue[list].pages.one}.`,
      parameters: [idOf(list)],
      responses: {
        '200': {
          description: 'The record.',
          headers: { ETag: { schema: text } },
          content: contentOf('application/json', refTo(schema)),
        },
        ...(hasFormer && moved),
        ...failures,
      },
    },
  }
}

const browsers = {
  name: 'browsers',
  in: 'query',
  required: false,
  description: `A set (“baseline 2022”, “widely”, “defaults”), versions (“chrome 109, safari 16”) or a query of browserslist; ${LONGEST_BROWSERS} bytes at most.`,
  schema: text,
  example: 'baseline 2022',
}

const badgePathItem = {
  get: {
    operationId: 'getFeatureBadge',
    summary: 'The Baseline status of a feature, or whether it works in browsers, as an image.',
    parameters: [idOf('features'), browsers],
    responses: {
      '200': { description: 'The badge.', content: contentOf('image/svg+xml', text) },
      ...moved,
      '400': failure('The browsers cannot be read.'),
      ...failures,
    },
  },
}

const textPathItem = {
  get: {
    operationId: 'getOverview',
    summary: 'What the site offers to programs, in words.',
    responses: {
      '200': { description: 'Markdown.', content: contentOf('text/plain', text) },
    },
  },
}

/**
 * The public interface in the form of OpenAPI 3.1.
 * @param siteUrl without a trailing slash
 */
export function openApi(siteUrl: string) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Plinth',
      version: `${RECORD_VERSION}.0.0`,
      description:
        'Records of the web platform: features, compatibility entries, specifications and browser releases. Any page may read them; no key is needed.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl }],
    paths: {
      ...Object.fromEntries(
        recordLists.map((list) => [`${listPath(list)}/{id}.json`, recordPathItem(list)]),
      ),
      [`${listPath('features')}/{id}.svg`]: badgePathItem,
      [overviewPath]: textPathItem,
    },
    components: { schemas },
    externalDocs: { url: siteUrl + overviewPath, description: `Beside ${descriptionPath}` },
  }
}
