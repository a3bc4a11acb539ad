import type { ServerResponse } from 'node:http'

import type { Connect, HtmlTagDescriptor, Plugin } from 'vite'

import { baselineFeeds } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { isoDay } from '#lib/dates.ts'
import { loadOnce } from '#lib/load-once.ts'
import { DEFAULT_SITE_URL, readSiteUrl } from '#server/environment/page-environment.ts'
import { providerOrigins } from '#server/environment/provider-origins.ts'
import { headMarkup, withHead } from '#server/seo/head-markup.ts'
import { anyHead } from '#server/seo/heads.ts'
import { rebase } from '#server/site-files/answers.ts'
import { isSiteFile, siteFiles, siteFileType } from '#server/site-files/files.ts'
import { isDatedFile, untilDay } from '#server/site-files/until-day.ts'

import type { CatalogueReader } from './catalogue-reader.ts'

const feedLinks: readonly HtmlTagDescriptor[] = baselineFeeds.map(({ path, title }) => ({
  tag: 'link',
  attrs: { rel: 'alternate', type: FEED_TYPE, title, href: path },
  injectTo: 'head',
}))

/**
 * Adds what every document has in common. The development server also serves the site files, which
 * a build writes with its data files.
 *
 * A build for a provider elsewhere is for a static host, which has only the configured address.
 */
export function siteFilesPlugin(catalogue: CatalogueReader): Plugin {
  const readFiles = loadOnce(async () =>
    siteFiles({ ...(await catalogue.records()), ...(await catalogue.content()) }, DEFAULT_SITE_URL),
  )
  const serveFile = async (url: URL, response: ServerResponse, next: Connect.NextFunction) => {
    try {
      const file = (await readFiles()).get(url.pathname)
      if (file === undefined) return next()
      const text = isDatedFile(url.pathname) ? untilDay(file, isoDay(Date.now() / 1000)) : file
      response.setHeader('content-type', siteFileType(url.pathname))
      return response.end(rebase(text, url.origin))
    } catch (error) {
      return next(error)
    }
  }
  return {
    name: 'plinth-site-files',
    transformIndexHtml: (html) => ({
      html: withHead(html, headMarkup(anyHead, readSiteUrl(process.env))),
      tags: [...feedLinks],
    }),
    buildStart() {
      const { command, env } = this.environment.config
      if (command !== 'build' || readSiteUrl(process.env) !== undefined) return
      if (providerOrigins(env).length > 0) {
        this.warn(
          `SITE_URL is not set: the sitemap, the feeds and robots.txt name ${DEFAULT_SITE_URL}, where they cannot ` +
            'be found. Set it to the address of the site.',
        )
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
        if (isSiteFile(url.pathname)) void serveFile(url, response, next)
        else next()
      })
    },
  }
}
