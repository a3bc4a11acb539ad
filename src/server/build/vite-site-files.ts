import type { ServerResponse } from 'node:http'

import type { Connect, HtmlTagDescriptor, Plugin } from 'vite'

import { FEED_TYPE } from '#catalogue/feed-type.ts'
import { baselineFeeds } from '#catalogue/feeds.ts'
import { rebase } from '#server/site-files/answers.ts'

import { DEFAULT_SITE_URL, readSiteUrl } from '../environment/page-environment.ts'
import { headMarkup, withHead } from '../seo/head-markup.ts'
import { anyHead } from '../seo/heads.ts'
import { isSiteFile, siteFiles, siteFileType } from '../site-files/files.ts'
import type { CatalogueReader } from './catalogue-reader.ts'

/** The feeds that every document names. */
const feedLinks: readonly HtmlTagDescriptor[] = baselineFeeds.map(({ path, title }) => ({
  tag: 'link',
  attrs: { rel: 'alternate', type: FEED_TYPE, title, href: path },
  injectTo: 'head',
}))

/**
 * Gives a build its sitemap, feeds and other site files, under the address that SITE_URL gives; under the
 * development server the same, under its own. Writes into the document what is true of every address.
 *
 * A build for a hosted application goes to a static host, which serves only the address that was configured.
 */
export function siteFilesPlugin(catalogue: CatalogueReader): Plugin {
  const readFiles = async (siteUrl: string) => siteFiles(await catalogue.records(), siteUrl)
  let reading: Promise<ReadonlyMap<string, string>> | undefined
  const serveFile = async (url: URL, response: ServerResponse, next: Connect.NextFunction) => {
    try {
      const text = (await (reading ??= readFiles(DEFAULT_SITE_URL))).get(url.pathname)
      if (text === undefined) return next()
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
      // The development server reads them when they are asked for.
      if (command !== 'build') return
      const siteUrl = readSiteUrl(process.env)
      if (siteUrl === undefined && Boolean(env['VITE_ALGOLIA_APP_ID'])) {
        this.warn(
          `SITE_URL is not set: the sitemap, the feeds and robots.txt name ${DEFAULT_SITE_URL}, where they cannot ` +
            'be found. Set it to the address of the site.',
        )
      }
      // The records are ready before the content, for which the page waits.
      reading = readFiles(siteUrl ?? DEFAULT_SITE_URL)
      // If the build fails first, its error is the one that is reported.
      reading.catch(() => undefined)
    },
    async generateBundle() {
      for (const [path, source] of (await reading) ?? []) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
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
