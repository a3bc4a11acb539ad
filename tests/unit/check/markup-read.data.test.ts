import { beforeAll, expect, test } from 'vitest'

import { type CodeIndex, readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { checkedCode } from './checked-code.ts'

let index: CodeIndex

beforeAll(async () => {
  const { content } = await loadCatalogue()
  index = readCodeTable(content.code)
})

const check = (name: string, text: string) => checkedCode(name, text, index)

test('each use in markup has its line and the code that stands there', () => {
  const { uses } = check(
    'a.html',
    '<p\n inert style="inset: 0">\n<style>a { gap: 0 }</style><img sizes="auto, 1px" media="(width > 1px)">',
  )
  expect(uses).toEqual([
    '1 html.elements.p p',
    '2 html.global_attributes.inert inert',
    '2 css.properties.inset inset',
    '2 html.global_attributes.style style',
    '3 html.elements.style style',
    '3 css.properties.gap gap',
    '3 css.properties.gap.flex_context gap',
    '3 html.elements.img img',
    '3 html.elements.img.sizes sizes',
    '3 html.elements.img.sizes.auto auto',
    '3 css.at-rules.media.range_syntax (width > 1px)',
    '3 css.at-rules.media.width (width > 1px)',
  ])
})

test('a value with references to characters has its line and no place', () => {
  const { uses } = check('a.html', '<p style="inset: 0; color: &quot;">')
  expect(uses).toContain('1 css.properties.inset (nowhere)')
})

test.each([
  ['a.href.href_sms', '<a href="sms:1">', '<a href="tel:1">'],
  ['a.href.href_top', '<a href="#top">', '<a href="#topic">'],
  ['a.text_fragments', '<a href="/x#:~:text=y">', '<a href="/x#y">'],
  ['td.rowspan.rowspan_zero', '<td rowspan="0">', '<td rowspan="10">'],
  ['th.rowspan.rowspan_zero', '<th rowspan=0>', '<th rowspan=2>'],
  ['base.href.relative_url', '<base href="/a">', '<base href="https://a.example">'],
  ['link.rel.alternate_stylesheet', '<link rel="alternate stylesheet">', '<link rel="alternate">'],
  ['link.rel.preload.as-font', '<link rel=preload as=font>', '<link rel=preload as=image>'],
  ['input.type_color.list', '<input type=color list=a>', '<input type=color>'],
  ['datalist.input_type_range', '<input type=range list=a>', '<input list=a>'],
  [
    'input.type_color.accepts_css_colors',
    '<input type=color value=red>',
    '<input type=color value="#ff0000">',
  ],
  ['select.hr_in_select', '<select><hr></select>', '<select></select><hr>'],
  [
    'meta.name.viewport.viewport-fit.cover',
    '<meta name=viewport content="viewport-fit=cover">',
    '<meta name=viewport content="width=1">',
  ],
  [
    'script.type.speculationrules.eagerness',
    '<script type=speculationrules>{"prefetch":[{"eagerness":"eager"}]}</script>',
    '<script type=speculationrules>{"prefetch":[]}</script>',
  ],
  [
    'script.integrity.ed25519_public_key',
    '<script integrity="ed25519-a"></script>',
    '<script integrity="sha256-a"></script>',
  ],
  [
    'iframe.allow.wildcards',
    '<iframe allow="camera https://*.a.example">',
    '<iframe allow="camera *">',
  ],
  [
    'textarea.placeholder.line_breaks',
    '<textarea placeholder="a\nb">',
    '<textarea placeholder="a b">',
  ],
])('html.elements.%s is shown by %s, not by %s', (name, shows, other) => {
  expect(check('a.html', shows).keys).toContain(`html.elements.${name}`)
  expect(check('a.html', other).keys).not.toContain(`html.elements.${name}`)
})

test('a handler in an attribute uses the event, and its code is read', () => {
  const { uses } = check('a.html', '<p onscrollend="navigator.share()">')
  expect(uses).toContain('1 api.Element.scrollend_event onscrollend')
  expect(uses.some((use) => use.startsWith('1 api.Navigator.share'))).toBe(true)
})

test('Vue: code in directives and texts is read, and bound attributes count', () => {
  const { keys, unread, problems } = check(
    'a.vue',
    `<script setup lang="ts">const status = ref(1)</script>
<template>
  <button :popovertarget="id" @scrollend="() => run(status)" @click="a(); b?.c()">{{ new Set([1]).union(b) }}</button>
  <p :style="{ anchorName: '--x' }" v-for="a in b ?? c" :popover="x ? 'hint' : 'auto'" />
  <Dialog closedby="any" />
</template>`,
  )
  expect([unread, problems]).toEqual([[], []])
  expect(keys).toEqual(
    expect.arrayContaining([
      'html.elements.button.popovertarget',
      'api.Element.scrollend_event',
      'javascript.operators.optional_chaining',
      'javascript.operators.nullish_coalescing',
      'javascript.builtins.Set.union',
      'css.properties.anchor-name',
      'html.global_attributes.popover.hint',
    ]),
  )
  // A component may have the name of an element, and its names are not those of the page.
  expect(keys.filter((key) => /dialog|api\.Window|statements\.var/i.test(key))).toEqual([])
})

test('Svelte: code between braces is read wherever it stands', () => {
  const { keys, unread, problems } = check(
    'a.svelte',
    `<script>let status = 1</script>
<button onclick={() => document.startViewTransition(f)} commandfor="x" {popover}>x</button>
{#if status && a?.b}<p on:scrollend={f} style:anchor-name="--x" title={"hint"}>{@html x ?? 1}</p>{/if}
{#each list.toSorted() as item (item.id)}<template shadowrootmode="open"></template>{:else}y{/each}
<Search />`,
  )
  expect([unread, problems]).toEqual([[], []])
  expect(keys).toEqual(
    expect.arrayContaining([
      'api.Document.startViewTransition',
      'html.elements.button.commandfor',
      'html.global_attributes.popover',
      'javascript.operators.optional_chaining',
      'javascript.operators.nullish_coalescing',
      'api.Element.scrollend_event',
      'css.properties.anchor-name',
      'javascript.builtins.Array.toSorted',
      'html.elements.template.shadowrootmode',
    ]),
  )
  expect(keys.filter((key) => /elements\.search|api\.Window/.test(key))).toEqual([])
})

test('Astro: what runs on the server is a possible use, what reaches the page a certain one', () => {
  const text = `---
const list = await navigator.getBattery()
---
<ul>{list.map((each) => <li popover="hint">{each ?? 1}</li>)}</ul>
<style>a { inset: 0 }</style><script>const a: number = navigator.share()</script>`
  const { findings, problems } = findUses({ name: 'a.astro', text }, index)
  const sure = new Map(findings.map(({ key, certainty }) => [key, certainty ?? 'certain']))
  expect(problems).toEqual([])
  expect(sure.get('api.Navigator.getBattery')).toBe('possible')
  expect(sure.get('javascript.operators.nullish_coalescing')).toBe('possible')
  expect(sure.get('html.global_attributes.popover.hint')).toBe('certain')
  expect(sure.get('css.properties.inset')).toBe('certain')
  expect(sure.get('api.Navigator.share')).toBe('certain')
})

test('Markdown: code blocks in a known language are read where they stand, others are left', () => {
  const { uses, problems } = check(
    'a.md',
    '# A\n\n```css\na { inset: 0 }\n```\n\n```bash\nnavigator.share()\n```\n\n<search>',
  )
  expect(problems).toEqual([])
  expect(uses).toEqual(['4 css.properties.inset inset'])
})

test('MDX: markup, code in braces and modules are read beside code blocks', () => {
  const { keys, unread, problems } = check(
    'a.mdx',
    'import A from "b"\n\n# A\n\n<dialog closedby="any">{a ?? 1}</dialog> `<search>`\n\n```css\na { inset: 0 }\n```\n',
  )
  expect([unread, problems]).toEqual([[], []])
  expect(keys).toEqual([
    'css.properties.inset',
    'javascript.statements.import',
    'javascript.operators.nullish_coalescing',
    'html.elements.dialog',
    'html.elements.dialog.closedby',
  ])
})

test.each([
  ['a.php', '<p class="<?= $x ?>" inert><?php if (1): ?><search></search><?php endif ?>', 2],
  ['a.hbs', '{{#if x}}<p class="{{y}}" inert><search></search>{{/if}}{{! none }}', 2],
  ['a.ejs', '<% if (x) { %><p class="<%= y %>" inert><search></search><% } %>', 2],
  ['a.html', '<p inert>{{ x }}<search></search>', 1],
])('%s: the markup of a template is read, and its code is counted', (name, text, count) => {
  const { keys, unread } = check(name, text)
  expect(keys).toEqual(
    expect.arrayContaining(['html.global_attributes.inert', 'html.elements.search']),
  )
  expect(unread).toEqual(Array.from({ length: count }, () => '1 expression'))
})

test.each([
  ['a.html', '<script type="text/template"><p>{{ a }}</script>', '1 expression'],
  ['a.html', '<script type="text/coffeescript">x = 1</script>', '1 script'],
  ['a.vue', '<template lang="pug">p</template>', '1 template'],
  ['a.vue', '<template><p :title="a b c"></p></template>', '1 expression'],
  ['a.svelte', '<p title={a b}>x</p>', '1 expression'],
  ['a.svelte', '<p>{a</p>', '1 expression'],
  ['a.html', '<p x-data="{ a: 1 }">', '1 expression'],
])('%s: what is not read is said: %s', (name, text, expected) => {
  expect(check(name, text).unread).toEqual([expected])
})

test.each([
  ['<script>\nlet a = 1\n</script>\n{#if a}<p on:click={f}>x</p>{/if}<Dialog />', 'svelte'],
  ['<template><p :title="a" /></template><script setup>\nlet a\n</script>', 'vue'],
  ['---\nconst a = 1\n---\n<p>{a ?? 1}</p>', 'astro'],
])('pasted code of a component is read as such: %s', (text, kind) => {
  const { uses, unread, problems } = check('Pasted code', text)
  expect(check(`a.${kind}`, text)).toEqual({
    ...check('Pasted code', text),
    uses,
    unread,
    problems,
  })
  expect([unread, problems]).toEqual([[], []])
})

test('markup in a template for a script and in a frame is read where it stands', () => {
  const text =
    '<script type="text/template">\n<p inert></script><iframe srcdoc="<search>"></iframe>'
  const { uses } = check('a.html', text)
  expect(uses).toContain('2 html.global_attributes.inert inert')
  expect(uses).toContain('2 html.elements.search search')
})

test('a link in a drawing is one of SVG', () => {
  const { keys } = check('a.html', '<svg><a href="b"></a></svg>')
  expect(keys).toEqual(['svg.elements.svg', 'svg.elements.a', 'svg.elements.a.href'])
})

test('pasted markup with directives of Alpine is not taken for Vue', () => {
  const { unread } = check('Pasted code', '<p x-data="{ a: 1 }" @click="navigator.share()">x</p>')
  expect(unread).toEqual(['1 expression', '1 expression'])
})

test('Astro: elements in code that is no JSX are read as markup', () => {
  const code =
    '<p>{a && (<nav inert><script>\nnavigator.share()\n</script><b {popover}>x</b></nav>)}</p>'
  const { keys, uses, unread } = check('a.astro', code)
  expect(unread).toEqual(['1 expression'])
  expect(uses).toContain('1 html.global_attributes.inert inert')
  expect(keys).toContain('api.Navigator.share')
  expect(keys).toContain('html.global_attributes.popover')
})

test('a template literal within a template literal does not end the code around it', () => {
  const code = '<p class={`a${b ? `c${d}` : "}"}`} inert>{`}`}</p><p popover={`auto`}></p>'
  const { keys, unread } = check('a.svelte', code)
  expect(unread).toEqual([])
  expect(keys).toContain('html.global_attributes.inert')
  expect(keys).toContain('html.global_attributes.popover')
})

test('Vue: "is" names a component', () => {
  const { keys } = check('a.vue', '<template><component :is="b" /><component is="c" /></template>')
  expect(keys).toEqual([])
})

test.each([
  ['<style type="text/less">@a: 1dvh; b { width: @a }</style>', ''],
  ['<style type="text/x-scss">$a: 1dvh; b { width: $a }</style>', ''],
  ['<style type="text/css">b { width: 1dvh }</style>', ''],
  [
    '<style type="text/sass">b\n  width: 1dvh</style>',
    '1 Sass is not checked; check the CSS that it is compiled to',
  ],
])('the type of a style sheet names its language: %s', (text, problem) => {
  const { keys, problems } = check('a.html', text)
  expect(problems.join('\n')).toBe(problem)
  expect(keys.includes('css.properties.width')).toBe(problem === '')
})

test('a brace in a pattern does not end the code around it', () => {
  const { keys, unread } = check('a.svelte', '<p title={a.replace(/[}/]{/g, "")} inert>x</p>{/if}')
  expect(unread).toEqual([])
  expect(keys).toContain('html.global_attributes.inert')
})

test('markup in a string in the code of a template is read', () => {
  const { keys } = check(
    'a.svelte',
    "<p onclick={() => { el.innerHTML = '<search></search>' }}>x</p>",
  )
  expect(keys).toContain('html.elements.search')
})
