import { inlineSheet } from './inline-sheet.ts'
import type { ServedView } from './served-views.ts'

const root = '<div id="root">'

/**
 * The document with a view in its root element, before the sentence that is shown where no script arrives. The view has
 * the heading of the page, so that the one for readers without script is a heading below it.
 */
export function withView(html: string, { markup, sheets }: ServedView): string {
  return html
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replace('</head>', () => `${sheets.map(inlineSheet).join('')}</head>`)
    .replace(root, () => root + markup)
}
