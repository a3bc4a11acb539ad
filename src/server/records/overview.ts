import { feeds, listFeeds, upcomingCalendar } from '#catalogue/feeds.ts'
import { catalogue } from '#catalogue/indices.ts'
import { followForms } from '#contracts/follow-address.ts'
import { listPath, recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'

import { descriptionPath, recordLists } from './address.ts'
import { examplePath } from './open-api.ts'

/**
 * What the site offers, for language models (https://llmstxt.org).
 * @param siteUrl without a trailing slash
 */
export function overviewText(siteUrl: string): string {
  const link = (title: string, path: string, remark: string) =>
    `- [${title}](${siteUrl}${path}): ${remark}`
  return `# Plinth

> Search for the web platform: features with their Baseline status, compatibility entries of browsers, specifications and browser releases.

Data comes from web-features, browser-compat-data, web-specs and caniuse. A record has one id. Its page is at the list and the id, and the same address with \`.json\` is the record for programs. Answers name the current id of a record that moved (301) and the parts of one that was split (410). No key is needed; ask with \`If-None-Match\`.

## Records

${recordLists.map((list) => link(catalogue[list].pages.title, examplePath(list), `one ${catalogue[list].pages.one} as JSON`)).join('\n')}
${link('Badge', `${recordPath('features', catalogue.features.pages.example)}.svg`, 'the Baseline status of a feature as an image; with `?browsers=baseline+2022` whether it works there')}
${link('OpenAPI', descriptionPath, 'all of these addresses and the schemas of their answers')}

## Lists

${recordLists.map((list) => link(catalogue[list].pages.title, listPath(list), catalogue[list].pages.description)).join('\n')}
${link('Everything', `${views.everything.path}?q=grid`, 'a search in all lists')}
${link('Sitemap', '/sitemap.xml', 'the pages of all records')}

## Feeds

Any list with its query string, any feature, entry and specification, and any set has a feed: add \`${followForms.atom.ending}\` (Atom) or \`${followForms.json.ending}\` (JSON Feed) to the path of its page, or \`${followForms.calendar.ending}\` for a calendar of what is expected. An entry is an event, with a permanent id.

${[...Object.values(listFeeds), ...feeds].map(({ title, path }) => link(title, path, 'Atom')).join('\n')}
${link(upcomingCalendar.title, upcomingCalendar.path, 'iCalendar')}
`
}
