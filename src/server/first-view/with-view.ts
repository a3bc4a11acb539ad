import { FIRST_ANSWERS_ID } from '#contracts/first-answers.ts'

import type { FirstView } from './first-views.ts'
import { inlineSheet } from './inline-sheet.ts'

/** The root element, with the notice for a page whose script does not start. */
const root = /<div id="root">.*?(<div class="boot">.*?<\/div>)\s*<\/div>/s

/**
 * The view has the page's h1, so the heading of the text without scripts becomes an h2. React
 * hydrates all of the root element, so the notice follows it.
 */
export function withView(html: string, { markup, answers, sheets }: FirstView): string {
  const data = `<script type="application/json" id="${FIRST_ANSWERS_ID}">${answers}</script>`
  return html
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replace('</head>', () => `${sheets.map(inlineSheet).join('')}</head>`)
    .replace(root, (_, notice: string) => `<div id="root">${markup}</div>${notice}${data}`)
}
