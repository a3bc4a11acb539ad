import { expect, test } from 'vitest'

import { findUses } from '#check/analysis/find-uses.ts'

import { index, unreadIn, usesIn } from './uses-in.ts'

const closedby = 'html.elements.dialog.closedby'
const anchor = 'css.properties.anchor-name'

test.each([
  ['el.innerHTML = "<dialog closedby=any>"', closedby],
  ['el.outerHTML = `<dialog closedby=any>${a}</dialog>`', closedby],
  ['el.innerHTML = "<dialog " + "closedby=any>"', closedby],
  ['const text = "<dialog closedby=any>"; el.innerHTML = text', closedby],
  ['el.insertAdjacentHTML("beforeend", "<dialog closedby=any>")', closedby],
  ['el.setHTMLUnsafe("<dialog closedby=any>")', closedby],
  ['document.write("<dialog closedby=any>")', closedby],
  ['new DOMParser().parseFromString("<dialog closedby=any>", "text/html")', closedby],
  ['$("<dialog closedby=any>").show()', closedby],
  ['html`<dialog closedby=any></dialog>`', closedby],
  ['html`<p>${a.map((b) => html`<dialog closedby=any></dialog>`)}</p>`', closedby],
  ['html`<p popover=${"hint"}></p>`', 'html.global_attributes.popover.hint'],
  ['html`<p ?hidden=${a}></p>`', 'html.global_attributes.hidden'],
  ['html`<p @beforetoggle=${a}></p>`', 'api.HTMLElement.beforetoggle_event likely'],
  ['const a = /* html */ `<dialog closedby=any></dialog>`', closedby],
  ['const a = /*css*/ `a { anchor-name: --a; color: ${a} }`', anchor],
  ['svg`<path fill="context-fill"></path>`', 'svg.elements.path'],
  ['export default { template: "<dialog closedby=any></dialog>" }', closedby],
  ['export default { styles: [`a { anchor-name: --a }`] }', anchor],
  ['const s = document.createElement("style"); s.textContent = "a { anchor-name: --a }"', anchor],
  ['css`a { anchor-name: --a; color: ${a} }`', anchor],
  ['styled.a`anchor-name: --a;`', anchor],
  ['styled(Link).attrs({ a: 1 })`\n  ${a}\n  anchor-name: --a;\n`', anchor],
  ['createGlobalStyle`a { anchor-name: --a }`', anchor],
  ['el.setAttribute("style", "anchor-name: --a")', anchor],
  ['el.setAttribute("popover", "hint")', 'html.global_attributes.popover.hint'],
  ['eval("navigator.share()")', 'api.Navigator.share'],
  ['new Function("a", "return navigator.share()")', 'api.Navigator.share'],
  ['setTimeout("navigator.share()", 1)', 'api.Navigator.share'],
])('of the code in a text, “%s” uses %s', (code, use) => {
  expect(usesIn(code)).toContain(use)
})

const nesting = 'css.selectors.nesting'

test('nested rules are compiled in the styles of libraries, and not in those of Lit', () => {
  expect(usesIn('styled.a`&:hover { color: red }`')).not.toContain(nesting)
  const code = 'css`a { &:hover { color: red } }`'
  expect(usesIn(`import { css } from "@emotion/react"\n${code}`)).not.toContain(nesting)
  expect(usesIn(`import { css } from "lit"\n${code}`)).toContain(nesting)
})

test('what stands behind an expression keeps its line', () => {
  const text = 'html`<p class=${a(\n  b,\n)}>\n<dialog closedby=any></dialog></p>`'
  const { findings } = findUses({ name: 'a.js', text }, index)
  expect(findings.filter(({ key }) => key === closedby).map(({ line }) => line)).toEqual([4])
})

test.each([
  ['el.innerHTML = text', '1 expression'],
  ['let text = "<p>"; el.innerHTML = text', '1 expression'],
  ['el.innerHTML = "<p>" + text', '1 expression'],
  ['el.insertAdjacentHTML("beforeend", text)', '1 expression'],
  ['eval(text)', '1 expression'],
  ['eval("navigator." + text)', '1 expression'],
  ['setTimeout(`navigator.${text}()`, 1)', '1 expression'],
  ['new CSSStyleSheet().replaceSync(text)', '1 expression'],
  ['html`<${tag}></p>`', '1 interpolation'],
  ['html`<p ${attributes}></p>`', '1 interpolation'],
  ['html`<p popover=${kind}></p>`', '1 interpolation'],
  ['html`<p>${unsafeHTML(text)}</p>`', '1 interpolation'],
  ['html`<p style="${styles}; color: red"></p>`', '1 interpolation'],
  ['html`<p style="color: red; ${styles}"></p>`', '1 interpolation'],
  ['css`a { ${mixin} }`', '1 interpolation'],
  ['css`a { ${property}: 1px }`', '1 interpolation'],
  ['css`a { width: ${size} }`', '1 interpolation'],
  ['markup`<p closedby=any>\n</p>`', '1 template'],
])('“%s” is reported as “%s” that was not read', (code, part) => {
  expect(unreadIn(code)).toEqual([part])
})

test.each([
  'el.innerHTML = ""',
  'el.innerHTML = null',
  'html`<p class=${name} @click=${() => a()}>${text}</p>`',
  'html`<p class="a ${name}">${a ? html`<b></b>` : ""}</p>`',
  'html`<a rel="${kind}-a"></a>`',
  'html`<p style="width: ${size}px"></p>`',
  'css`a { width: calc(${size} + 1px) }`',
  'styled.a`${Link}:hover & { color: red }`',
  'setTimeout(f, 1)',
  'graphql`{ a { b } }`',
])('in “%s” nothing is left unread', (code) => {
  expect(unreadIn(code)).toEqual([])
})

test('a template after another comment, or none, is a text', () => {
  const codes = ['/* text */ `<dialog closedby=any>`', 'const a = `<dialog closedby=any>`']
  expect(codes.flatMap((code) => usesIn(code)).filter((use) => use === closedby)).toEqual([])
})
