import { readPackageJson } from './packages.ts'
import { itemsOf, type Located, memberOf, optionalStringOf, stringOf } from './shape.ts'

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

export async function loadSpecs(): Promise<readonly SpecSource[]> {
  const list = await readPackageJson('web-specs')
  return itemsOf(list).map(parseSpec)
}

function parseSpec(spec: Located): SpecSource {
  const text = (key: string) => stringOf(memberOf(spec, key))
  const level = optionalStringOf(memberOf(spec, 'seriesVersion'))
  return {
    shortname: text('shortname'),
    title: text('title'),
    shortTitle: text('shortTitle'),
    url: text('url'),
    series: parseSeries(memberOf(spec, 'series')),
    ...(level !== undefined && { level }),
    type: text('seriesComposition'),
    org: text('organization'),
    groups: itemsOf(memberOf(spec, 'groups')).map((group) => stringOf(memberOf(group, 'name'))),
    ...parseRelease(memberOf(spec, 'release')),
    ...parseNightly(memberOf(spec, 'nightly')),
    otherUrls: otherUrls(spec),
    formerNames: strings(memberOf(spec, 'formerNames')),
    standing: text('standing'),
    obsoletedBy: strings(memberOf(spec, 'obsoletedBy')),
    browser: strings(memberOf(spec, 'categories')).includes('browser'),
    tests: parseTests(memberOf(spec, 'tests')),
  }
}

function strings(located: Located): readonly string[] {
  return itemsOf(located).map(stringOf)
}

function parseSeries(series: Located): SpecSource['series'] {
  const current = optionalStringOf(memberOf(series, 'currentSpecification'))
  const urls = ['nightlyUrl', 'releaseUrl'].map((key) => optionalStringOf(memberOf(series, key)))
  return {
    shortname: stringOf(memberOf(series, 'shortname')),
    ...(current !== undefined && { current }),
    urls: urls.filter((url) => url !== undefined),
  }
}

function parseRelease(release: Located): Pick<SpecSource, 'release'> {
  if (release.value === undefined) return {}
  const [url, status] = [memberOf(release, 'url'), memberOf(release, 'status')]
  return { release: { url: stringOf(url), status: stringOf(status) } }
}

function parseNightly(nightly: Located): Pick<SpecSource, 'nightly'> {
  if (nightly.value === undefined) return {}
  const repo = optionalStringOf(memberOf(nightly, 'repository'))
  return {
    nightly: {
      url: stringOf(memberOf(nightly, 'url')),
      status: stringOf(memberOf(nightly, 'status')),
      ...(repo !== undefined && { repo }),
    },
  }
}

function otherUrls(spec: Located): readonly string[] {
  return ['nightly', 'release'].flatMap((edition) => {
    const located = memberOf(spec, edition)
    if (located.value === undefined) return []
    return ['alternateUrls', 'pages'].flatMap((key) => strings(memberOf(located, key)))
  })
}

function parseTests(tests: Located): SpecSource['tests'] {
  if (tests.value === undefined) return null
  return {
    repo: stringOf(memberOf(tests, 'repository')),
    paths: strings(memberOf(tests, 'testPaths')),
  }
}
