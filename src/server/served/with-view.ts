import { inlineSheet } from './inline-sheet.ts'
import type { ServedView } from './served-views.ts'

const root = '<div id="root">'

/** The view has the page's h1, so the heading of the text without scripts becomes an h2. */
export function withView(html: string, { markup, sheets }: ServedView): string {
  return html
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replace('</head>', () => `${sheets.map(inlineSheet).join('')}</head>`)
    .replace(root, () => root + markup)
}
