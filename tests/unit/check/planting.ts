/** What a piece of code is, so that other code can be put around it. */
export type Kind =
  | 'expression'
  | 'statement'
  | 'declaration'
  | 'rule'
  | 'attribute'
  | 'markup'
  | 'file'

/** Code around another piece of code. `files` are the extensions of the files in which it may stand. */
export type Wrap = {
  readonly from: Kind
  readonly to: Kind
  readonly files: readonly string[]
  /** The code has "%" in the place of the inner code. */
  readonly code: string
  /** Whether the inner code is a comment or a text, not code. */
  readonly isInert?: true
}

/** A use that few browsers support, and the key of its entry. */
export type Plant = { readonly kind: Kind; readonly code: string; readonly key: string }

export const plants: readonly Plant[] = [
  { kind: 'expression', code: 'Array.fromAsync(x)', key: 'javascript.builtins.Array.fromAsync' },
  { kind: 'expression', code: 'Math.sumPrecise(x)', key: 'javascript.builtins.Math.sumPrecise' },
  {
    kind: 'declaration',
    code: 'interpolate-size: allow-keywords',
    key: 'css.properties.interpolate-size',
  },
  { kind: 'declaration', code: 'display: grid-lanes', key: 'css.properties.display.grid-lanes' },
  { kind: 'attribute', code: 'closedby=any', key: 'html.elements.dialog.closedby' },
  {
    kind: 'markup',
    code: '<selectedcontent></selectedcontent>',
    key: 'html.elements.selectedcontent',
  },
]

const scripts = ['js', 'ts', 'tsx']
const pages = ['html', 'php', 'hbs']
const components = ['vue', 'svelte', 'astro']
const markups = [...pages, ...components]
const sheets = ['css', 'scss', 'less', 'pcss']
const withScripts = [...scripts, ...markups, 'md', 'mdx']
const withStyles = [...sheets, ...markups, 'md', 'mdx']

function wraps(
  from: Kind,
  to: Kind,
  rows: readonly (readonly [code: string, files: readonly string[], inert?: 'inert'])[],
): readonly Wrap[] {
  return rows.map(([code, files, inert]) => ({
    from,
    to,
    files,
    code,
    ...(inert === 'inert' && { isInert: true }),
  }))
}

/** Add a row for each new place where code is read. */
export const allWraps: readonly Wrap[] = [
  ...wraps('expression', 'expression', [
    ['(() => %)()', [...scripts, 'html', 'svelte', 'astro']],
    ['[1, %]', withScripts],
    ['f({ a: % })', [...scripts, 'html', 'svelte', 'astro']],
    ['x ? % : 1', [...scripts, 'html', 'svelte', 'astro']],
    ['f(/* a */ %)', withScripts],
    ['`a${%}`', [...scripts, 'svelte']],
  ]),
  ...wraps('expression', 'statement', [
    ['const a = %', withScripts],
    ['if (x) { f(%) }', withScripts],
    ['function g() { return % }', withScripts],
    ['class A { m() { return % } }', withScripts],
    ['for (const a of %) { f(a) }', withScripts],
    ['const s = "%"', withScripts, 'inert'],
    ['// %\n', withScripts, 'inert'],
    ['/* % */', withScripts, 'inert'],
  ]),
  ...wraps('markup', 'expression', [
    ['html`<p>%</p>`', ['js', 'ts']],
    ['html`<p class=${f()}>a</p>%`', ['js', 'ts']],
  ]),
  ...wraps('rule', 'expression', [['css`%`', ['js', 'ts', 'tsx']]]),
  ...wraps('declaration', 'expression', [['styled.a`margin: 0; %;`', ['js', 'ts', 'tsx']]]),
  ...wraps('markup', 'statement', [
    ["document.body.innerHTML = '%'", ['js', 'ts']],
    ['document.body.insertAdjacentHTML("beforeend", `<p>a</p>%`)', ['js', 'ts']],
  ]),
  ...wraps('statement', 'statement', [
    ['try { % } catch { f() }', withScripts],
    ['export const h = () => { %\n }', ['js', 'ts', 'tsx']],
    ['let x\n%\nf(x)', withScripts],
  ]),
  ...wraps('statement', 'markup', [
    ['<script>\n%\n</script>', ['html', 'php', 'hbs', 'astro']],
    ['<script type="module">%\n</script>', ['html', 'php', 'hbs']],
  ]),
  ...wraps('statement', 'file', [
    ['%\n', scripts],
    ['<script>\n%\n</script>\n<p>a</p>', ['svelte']],
    ['<script setup lang="ts">\n%\n</script>\n<template><p /></template>', ['vue']],
    ['---\n%\n---\n<p>a</p>', ['astro']],
    ['# A\n\n```js\n%\n```\n', ['md', 'mdx']],
  ]),
  ...wraps('expression', 'attribute', [
    ['@click="%"', ['vue']],
    ['@click="f(); %"', ['vue']],
    [':title="%"', ['vue']],
    ['v-if="%"', ['vue']],
    ['onclick={() => %}', ['svelte']],
    ['on:click={() => %}', ['svelte']],
    ['title={%}', ['svelte', 'astro', 'mdx']],
    ['class="a {%}"', ['svelte']],
    ['{...%}', ['svelte', 'astro']],
    ['onclick="%"', ['html', 'php', 'hbs']],
    ['title="%"', ['html', 'php'], 'inert'],
    ['x-on:click="%"', ['html']],
  ]),
  ...wraps('expression', 'markup', [
    ['<p>{{ % }}</p>', ['vue']],
    ['<p v-for="a in %">{{ a }}</p>', ['vue']],
    ['{#if %}<p>a</p>{:else}<p>b</p>{/if}', ['svelte']],
    ['{#each % as a, i (a)}<p>{a}</p>{/each}', ['svelte']],
    ['{#await % then a}<p>{a}</p>{/await}', ['svelte']],
    ['{@html %}', ['svelte']],
    ['<p>{%}</p>', ['svelte', 'astro', 'mdx']],
    ['{/* % */}', ['svelte', 'astro', 'mdx'], 'inert'],
  ]),
  ...wraps('declaration', 'rule', [
    ['a { color: red; % }', [...withStyles, 'js', 'ts', 'tsx']],
    ['a { color: red; &:hover { % } }', withStyles],
    ['@media (width > 1px) { b { % } }', withStyles],
    ['@layer x { c { %; margin: 0 } }', withStyles],
    ['/* d { % } */', withStyles, 'inert'],
    ['// d { % }\n', ['scss', 'less'], 'inert'],
    ['@mixin m($a) { color: $a; % }', ['scss']],
    ['e { @include n { % } }', ['scss']],
    ['@if $a { f { % } } @else { g { margin: 0 } }', ['scss']],
    ['.m(@a) when (@a) { % }', ['less']],
    ['@rules: { % }', ['less']],
    ['h { @apply flex; % }', ['css', 'pcss']],
  ]),
  ...wraps('rule', 'rule', [
    ['.i { margin: 0 }\n%\n.j { padding: 0 }', withStyles],
    ['@supports (color: red) { % }', withStyles],
  ]),
  ...wraps('rule', 'markup', [['<style>%\n</style>', [...pages, 'astro', 'svelte']]]),
  ...wraps('rule', 'file', [
    ['%\n', sheets],
    ['<template><p /></template>\n<style scoped>%\n</style>', ['vue']],
    ['<template><p /></template>\n<style lang="scss">%\n</style>', ['vue']],
    ['# A\n\n~~~css\n%\n~~~\n', ['md', 'mdx']],
  ]),
  ...wraps('declaration', 'attribute', [['style="margin: 0; %"', [...pages, 'vue', 'svelte']]]),
  ...wraps('attribute', 'markup', [
    ['<dialog id="a" %>a</dialog>', [...markups, 'mdx', 'js', 'ts']],
    ['<dialog\n  %\n  class="b"></dialog>', [...markups, 'mdx']],
    ['<!-- <dialog %></dialog> -->', markups, 'inert'],
    ['<dialog class="{{ a }}" %>a</dialog>', ['hbs']],
    ['<dialog class="<?= $a ?>" %>a</dialog>', ['php']],
  ]),
  ...wraps('markup', 'markup', [
    ['<div><p>a</p>%</div>', [...markups, 'mdx', 'js', 'ts']],
    ['<svg><foreignObject>%</foreignObject></svg>', markups],
    ['<template>%</template>', [...pages, 'svelte']],
    ['<!-- % -->', markups, 'inert'],
    ['{#if a}%{/if}', ['svelte']],
    ['{a && (<div>%</div>)}', ['astro']],
    ['{{#if a}}%{{/if}}', ['hbs']],
    ['<?php if ($a): ?>%<?php endif ?>', ['php']],
  ]),
  ...wraps('markup', 'file', [
    ['<!doctype html>\n<body>%</body>\n', pages],
    ['<script>let a = 1</script>\n%\n', ['svelte']],
    ['<template>\n%\n</template>\n', ['vue']],
    ['---\nconst a = 1\n---\n%\n', ['astro']],
    ['# A\n\n%\n', ['mdx']],
    ['# A\n\n```html\n%\n```\n', ['md']],
  ]),
]

export type PlantedFile = {
  readonly name: string
  readonly text: string
  readonly plant: Plant
  /** Whether a comment or a text holds the plant. */
  readonly isInert: boolean
}

const MOST_DEPTH = 7

/** Puts a plant into random code until it is a file; `pick` chooses from a list. */
export function plantIn(
  extension: string,
  pick: <Value>(list: readonly Value[]) => Value,
): PlantedFile | undefined {
  const plant = pick(plants)
  let { kind, code }: { kind: Kind; code: string } = plant
  let isInert = false
  for (let depth = 0; kind !== 'file'; depth += 1) {
    const [from, isDeep] = [kind, depth > MOST_DEPTH]
    const fitting = allWraps.filter(
      (wrap) =>
        wrap.from === from &&
        wrap.files.includes(extension) &&
        !(isDeep && wrap.to === from) &&
        !(isInert && wrap.isInert === true),
    )
    if (fitting.length === 0) return undefined
    const wrap = pick(fitting)
    const inner = code
    code = wrap.code.replace('%', () => inner)
    isInert ||= wrap.isInert === true
    kind = wrap.to
  }
  return { name: `a.${extension}`, text: code, plant, isInert }
}

/** The extensions of the files that plants are put into. */
export const plantedExtensions: readonly string[] = [
  ...new Set(allWraps.flatMap(({ to, files }) => (to === 'file' ? files : []))),
]
