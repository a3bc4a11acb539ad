import * as v from 'valibot'

import { type Infer, texts } from '#lib/schema.ts'

import { readPackageJson } from './packages.ts'
import { readShape } from './read-shape.ts'

export type SpecSource = {
  readonly shortname: string
  readonly title: string
  readonly shortTitle: string
  readonly url: string
  readonly series: {
    readonly shortname: string
    readonly current?: string
    readonly urls: readonly string[]
  }
  readonly level?: string
  readonly type: string
  readonly org: string
  readonly groups: readonly string[]
  readonly release?: { readonly url: string; readonly status: string }
  readonly nightly?: { readonly url: string; readonly status: string; readonly repo?: string }
  /** Other addresses of the same text: other hosts, pages of a multi-page edition. */
  readonly otherUrls: readonly string[]
  readonly formerNames: readonly string[]
  readonly standing: string
  readonly obsoletedBy: readonly string[]
  readonly browser: boolean
  readonly tests: { readonly repo: string; readonly paths: readonly string[] } | null
}

const list = v.optional(texts, [])

const edition = { url: v.string(), status: v.string(), alternateUrls: list, pages: list }

const shippedSpec = v.object({
  shortname: v.string(),
  title: v.string(),
  shortTitle: v.string(),
  url: v.string(),
  series: v.object({
    shortname: v.string(),
    currentSpecification: v.optional(v.string()),
    nightlyUrl: v.optional(v.string()),
    releaseUrl: v.optional(v.string()),
  }),
  seriesVersion: v.optional(v.string()),
  seriesComposition: v.string(),
  organization: v.string(),
  groups: v.optional(v.array(v.object({ name: v.string() })), []),
  release: v.optional(v.object(edition)),
  nightly: v.optional(v.object({ ...edition, repository: v.optional(v.string()) })),
  formerNames: list,
  standing: v.string(),
  obsoletedBy: list,
  categories: list,
  tests: v.optional(v.object({ repository: v.string(), testPaths: list })),
})

export async function loadSpecs(): Promise<readonly SpecSource[]> {
  return readShape(v.array(shippedSpec), await readPackageJson('web-specs')).map(specSource)
}

function specSource(spec: Infer<typeof shippedSpec>): SpecSource {
  const { shortname, title, shortTitle, url, series, release, nightly, tests } = spec
  const { currentSpecification: current, nightlyUrl, releaseUrl } = series
  return {
    shortname,
    title,
    shortTitle,
    url,
    series: {
      shortname: series.shortname,
      ...(current !== undefined && { current }),
      urls: [nightlyUrl, releaseUrl].filter((one) => one !== undefined),
    },
    ...(spec.seriesVersion !== undefined && { level: spec.seriesVersion }),
    type: spec.seriesComposition,
    org: spec.organization,
    groups: spec.groups.map(({ name }) => name),
    ...(release && { release: { url: release.url, status: release.status } }),
    ...(nightly && { nightly: nightlyOf(nightly) }),
    otherUrls: [nightly, release].flatMap((one) => one?.alternateUrls.concat(one.pages) ?? []),
    formerNames: spec.formerNames,
    standing: spec.standing,
    obsoletedBy: spec.obsoletedBy,
    browser: spec.categories.includes('browser'),
    tests: tests === undefined ? null : { repo: tests.repository, paths: tests.testPaths },
  }
}

type Nightly = NonNullable<Infer<typeof shippedSpec>['nightly']>

function nightlyOf({ url, status, repository: repo }: Nightly): SpecSource['nightly'] & object {
  return { url, status, ...(repo !== undefined && { repo }) }
}
