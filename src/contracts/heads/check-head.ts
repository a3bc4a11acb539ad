import type { ViewHead } from '#catalogue/define-index.ts'

/** The head of the check of code. Apart from those of the other views, so that it is loaded with its view alone. */
export const checkHead: ViewHead = {
  title: 'Check code',
  description:
    'Paste CSS, HTML, JavaScript or TypeScript and see which browsers run it. The code stays on your device.',
}
