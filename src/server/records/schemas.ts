import { baselineStatuses } from '#catalogue/baseline.ts'
import { coreBrowsers } from '#catalogue/browsers.ts'
import { platforms } from '#catalogue/platforms.ts'
import { releaseBrowsers, releaseStatuses } from '#catalogue/releases/record.ts'

import {
  count,
  day,
  type JsonSchema,
  link,
  listOf,
  objectOf,
  oneOf,
  schemaRef,
  text,
} from './json-schema.ts'
import { RECORD_VERSION } from './record-json.ts'
import { supportWords } from './support-json.ts'

const frame = (kind: string) => ({
  version: {
    type: 'integer',
    const: RECORD_VERSION,
    description: 'Rises if a field changes or goes. New fields do not raise it.',
  } as const,
  kind: oneOf([kind]),
  id: text(),
})

const usage = {
  type: 'number',
  description: 'Percentage of visitors with a known browser that has it; approximate.',
  minimum: 0,
  maximum: 100,
} as const

const support = schemaRef('Support')

const ofBrowsers = objectOf(
  Object.fromEntries(coreBrowsers.map((browser) => [browser, support])),
  {},
  'By browser, as the compatibility data names them.',
)

const ofPlatforms = objectOf(
  {},
  Object.fromEntries(platforms.map((platform) => [platform, support])),
  'By platform. Runtimes in which it cannot exist are absent.',
)

const baselineDays = {
  newlySince: day('Since when all core browsers support it.'),
  widelySince: day('Thirty months later, if that day is confirmed.'),
  widelyExpected: day('The day on which it becomes widely available unless support is lost.'),
  approximate: { type: 'boolean', description: 'The source has only an upper bound.' } as const,
}

const Support = objectOf(
  { state: oneOf(supportWords, 'What the newest release has.') },
  {
    since: text(
      'The version that brought it, or removed it: "117", "≤79" for that or an earlier one.',
    ),
    date: day('The day of that version.'),
    name: text('The prefix or the other name.'),
    next: objectOf(
      { version: text('A version that is not out, or "preview".') },
      { date: day() },
      'Which version will have all of it.',
    ),
  },
)

const Feature = objectOf(
  {
    ...frame('feature'),
    name: text(),
    description: text(),
    areas: listOf(text()),
    baseline: objectOf(
      { status: oneOf(baselineStatuses, 'Of web-features, and "discouraged".') },
      baselineDays,
    ),
    support: ofBrowsers,
    platforms: ofPlatforms,
    usage,
    links: objectOf(
      {
        page: link(),
        caniuse: listOf(link()),
        specs: listOf(
          objectOf({ title: text(), url: link() }, { id: text('The id of a record in specs.') }),
        ),
      },
      { mdn: link() },
    ),
  },
  {
    why: text('Who lacks it and how, in a line.'),
    discouraged: objectOf(
      {
        reason: text(),
        by: listOf(link(), 'The statements that discourage it.'),
        alternatives: listOf(text(), 'Ids of the features to use instead.'),
      },
      { removal: day('From when on engines remove it.') },
    ),
  },
)

const CompatEntry = objectOf(
  {
    ...frame('compat'),
    name: text(),
    type: text('"Property value", "Method".'),
    status: listOf(oneOf(['Standard', 'Experimental', 'Deprecated', 'Non-standard'])),
    features: listOf(text(), 'Ids of the features that it belongs to.'),
    specs: listOf(text(), 'Ids of the specifications that define it.'),
    support: ofBrowsers,
    platforms: ofPlatforms,
    usage,
    why: text('Who lacks it and how, in a line.'),
    links: objectOf({ page: link() }, { mdn: link(), spec: link() }),
  },
  {
    description: text(),
    baseline: objectOf(
      { status: oneOf(baselineStatuses) },
      { newlySince: baselineDays.newlySince },
      'If web-features has a status of its own for it.',
    ),
    test: text('A test in CSS or JavaScript.'),
  },
)

const Spec = objectOf(
  {
    ...frame('spec'),
    title: text(),
    shortTitle: text(),
    series: text(),
    organization: text(),
    groups: listOf(text()),
    status: text('Of the latest text.'),
    standing: oneOf(['good', 'pending', 'discontinued']),
    features: listOf(text(), 'Ids of the features that it defines, 60 at most.'),
    featureCount: count(),
    entryCount: count('Compatibility entries that name it.'),
    obsoletedBy: listOf(text(), 'Ids of the specifications that replace it.'),
    links: objectOf({ page: link() }, { latest: link(), published: link(), repository: link() }),
  },
  { level: text(), maturity: text('Of the published snapshot.') },
)

const Release = objectOf(
  {
    ...frame('release'),
    name: text(),
    browser: oneOf(releaseBrowsers),
    browserVersion: text(),
    status: oneOf(releaseStatuses, 'On the day of the answer.'),
    features: listOf(text(), 'Ids of the features that it completes, 60 at most.'),
    featureCount: count(),
    completesBaseline: listOf(text(), 'Ids of the features that became Baseline with it.'),
    entries: objectOf(
      { added: count(), removed: count(), changed: count() },
      {},
      'Numbers of compatibility entries.',
    ),
    links: objectOf({ page: link() }, { notes: link() }),
  },
  {
    date: day('Announced, if it lies ahead.'),
    engine: text(),
    engineVersion: text(),
    previous: text('The id of the release before.'),
    next: text('The id of the release after.'),
  },
)

const Failure = objectOf(
  { status: count(), message: text('What is wrong, and what to do.') },
  { parts: listOf(objectOf({ id: text(), url: link() }), 'What a split record has become.') },
)

/** What programs are answered, as JSON Schema (draft 2020-12). */
export const schemas = {
  Feature,
  CompatEntry,
  Spec,
  Release,
  Support,
  Failure,
} as const satisfies Readonly<Record<string, JsonSchema>>
