import { expect, test } from 'vitest'

import { unreadIn, usesIn } from './uses-in.ts'

test.each([
  ['<meta httpEquiv="refresh" />', 'html.elements.meta.http-equiv.refresh'],
  ['<label htmlFor="a">b</label>', 'html.elements.label.for'],
  ['<form acceptCharset="utf-8" />', 'html.elements.form.accept-charset'],
  ['<button popoverTarget="a" />', 'html.elements.button.popovertarget'],
  ['<p popover={"hint"} />', 'html.global_attributes.popover.hint'],
  ['<td rowSpan={0} />', 'html.elements.td.rowspan.rowspan_zero'],
  ['<path strokeWidth="2" />', 'svg.global_attributes.stroke-width'],
  ['<use xlinkHref="#a" />', 'svg.elements.use.xlink_href'],
  ['<svg viewBox="0 0 1 1" />', 'svg.elements.svg.viewBox'],
  ['<a-b popover="hint" />', 'html.global_attributes.popover.hint'],
  ['<p onBeforeToggle={f} />', 'api.HTMLElement.beforetoggle_event'],
  ['<p onScrollEndCapture={f} />', 'api.Element.scrollend_event'],
  [
    '<p dangerouslySetInnerHTML={{ __html: "<dialog closedby=any>" }} />',
    'html.elements.dialog.closedby',
  ],
  ['<style>{`a { anchor-name: --a }`}</style>', 'css.properties.anchor-name'],
])('“%s” uses %s', (code, use) => {
  expect(usesIn(code, 'a.tsx')).toContain(use)
})

test.each([
  '<p {...props} />',
  '<p style={styles} />',
  '<p style={{ ...a }} />',
  '<p popover={kind} />',
])('of “%s” a part is not read', (code) => {
  expect(unreadIn(code, 'a.tsx')).toEqual(['1 interpolation'])
})

test.each(['<p className={name} onClick={f}>{text}</p>', '<Menu {...props} />'])(
  'of “%s” nothing is left unread',
  (code) => {
    expect(unreadIn(code, 'a.tsx')).toEqual([])
  },
)
