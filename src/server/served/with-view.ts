import { xml } from '#lib/formats/xml.ts'

import type { ServedView } from './served-views.ts'

const root = '<div id="root">'

/**
 * The document with a view in its root element, before the sentence that is shown where no script arrives. The view has
 * the heading of the page, so that the one for readers without script is a heading below it.
 */
export function withView(html: string, { markup, sheets }: ServedView): string {
  const links = sheets.map(
    (sheet) => xml`<link rel="stylesheet" crossorigin href="${sheet}">
    `,
  )
  return html
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(root, () => root + markup)
}
