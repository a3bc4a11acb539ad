import type { ReleaseDates } from '#catalogue/content.ts'
import { releaseBrowsers } from '#catalogue/releases/record.ts'

import type { CompatSource } from '../sources/compat-data.ts'

/** The release days of all versions of the browsers that the site shows. */
export function releaseDates({ browsers }: Pick<CompatSource, 'browsers'>): ReleaseDates {
  return Object.fromEntries(
    releaseBrowsers.map((browser) => [browser, datesOf(browsers.get(browser)?.releases ?? {})]),
  )
}

function datesOf(
  releases: Readonly<Record<string, { readonly release_date?: string }>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(releases).flatMap(([version, { release_date: date }]) =>
      date === undefined ? [] : [[version, date]],
    ),
  )
}
