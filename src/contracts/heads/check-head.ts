import type { ViewHead } from '#catalogue/define-index.ts'

/** In its own module, so that only its view loads it. */
export const checkHead: ViewHead = {
  title: 'Check code',
  description:
    'Paste CSS, HTML, JavaScript or TypeScript and see which browsers run it. The code stays on your device.',
}
