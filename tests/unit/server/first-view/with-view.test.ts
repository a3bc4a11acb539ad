import { expect, test } from 'vitest'

import { withView } from '#server/first-view/with-view.ts'

const html = `<!doctype html><html><head><link rel="stylesheet" href="/a.css"></head><body>
<div id="root"><div class="boot">Late.</div></div><noscript><h1>No script</h1></noscript></body></html>`

const sheets = [
  { address: '/b.css', css: 'b{}' },
  { address: '/c.css', css: 'c{}' },
]

test('a view is all that the root element holds, followed by the notice and the answers, with its style sheets behind those of the document', () => {
  const view = { markup: '<h1>$& $1</h1>', answers: '{"q":"$& $1"}', sheets, tag: '1' }
  const document = withView(html, view)
  expect(document).toContain(
    '<div id="root"><h1>$& $1</h1></div><div class="boot">Late.</div>' +
      '<script type="application/json" id="first-answers">{"q":"$& $1"}</script>',
  )
  const links = [...document.matchAll(/rel="stylesheet".*? href="([^"]*)"/g)]
  expect(links.map(([, address]) => address)).toEqual(['/a.css', '/b.css', '/c.css'])
  const places = ['/a.css', '<style>b{}</style>', '<style>c{}</style>', '</head>'].map((part) =>
    document.indexOf(part),
  )
  expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true)
})

test('the heading of a view is the only one of the first level', () => {
  const document = withView(html, {
    markup: '<h1>Subgrid</h1>',
    answers: '{}',
    sheets: [],
    tag: '1',
  })
  expect(document.match(/<h1>/g)).toHaveLength(1)
  expect(document).toContain('<h2>No script</h2>')
})
