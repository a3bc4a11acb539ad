import type { LabelledSnippet } from './labelled.ts'

const e = (...names: readonly string[]) => names.map((name) => `html.elements.${name}`)
const g = (...names: readonly string[]) => names.map((name) => `html.global_attributes.${name}`)
const v = (...names: readonly string[]) => names.map((name) => `svg.elements.${name}`)

/** Documents that are hard to analyse, labelled before the analysis had read any of them. */
export const hardMarkupSnippets: readonly LabelledSnippet[] = [
  {
    file: 'form.html',
    code: '<form action="/a" novalidate>\n<label for="q">Q</label><input type="search" id="q" name="q" list="l" autocomplete="off" enterkeyhint="search" dirname="q.dir">\n<datalist id="l"><option value="a" label="A"></datalist>\n<input type="datetime-local" min="2020-01-01T00:00" step="60"><input type="file" accept="image/*" capture="user" multiple webkitdirectory>\n<input type="checkbox" switch checked><textarea wrap="hard" minlength="3"></textarea>\n<button commandfor="d" command="show-modal" type="submit" formnovalidate>Go</button><output for="q">x</output>\n</form>',
    uses: [
      ...e('form', 'form.action', 'form.novalidate', 'label', 'label.for', 'input', 'input.name'),
      ...e('input.type_search', 'input.type_search.list', 'input.autocomplete', 'input.dirname'),
      ...e('datalist', 'option', 'option.value', 'option.label'),
      ...e('input.type_datetime-local', 'input.min', 'input.step', 'input.type_file'),
      ...e('input.accept', 'input.capture', 'input.multiple', 'input.webkitdirectory'),
      ...e('input.type_checkbox', 'input.switch', 'input.checked', 'textarea', 'textarea.wrap'),
      ...e('textarea.wrap.hard', 'textarea.minlength', 'button', 'button.commandfor'),
      ...e('button.command', 'button.type', 'button.formnovalidate', 'output', 'output.for'),
      ...g('id', 'enterkeyhint'),
    ],
  },
  {
    file: 'frames.html',
    code: '<iframe src="a" loading="lazy" sandbox="allow-scripts allow-forms" allow="fullscreen; camera *" referrerpolicy="unsafe-url" credentialless srcdoc="x"></iframe><object data="a.pdf" type="application/pdf"></object><fencedframe width="1"></fencedframe>',
    uses: [
      ...e('iframe', 'iframe.src', 'iframe.loading', 'iframe.sandbox'),
      ...e('iframe.sandbox.allow-scripts', 'iframe.sandbox.allow-forms', 'iframe.allow'),
      ...e('iframe.allow.fullscreen', 'iframe.allow.camera', 'iframe.referrerpolicy'),
      ...e('iframe.referrerpolicy.unsafe-url', 'iframe.credentialless', 'iframe.srcdoc'),
      ...e('object', 'object.data', 'object.type', 'fencedframe', 'fencedframe.width'),
    ],
  },
  {
    file: 'head.html',
    code: '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="theme-color" content="#fff">\n<meta name="viewport" content="width=device-width, interactive-widget=resizes-content">\n<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">\n<link rel="preload" as="font" href="a.woff2" crossorigin="anonymous"><link rel="stylesheet" href="a.css" media="(prefers-color-scheme: dark)" blocking="render">\n<base href="/"><title>x</title><script async src="a.js" integrity="sha256-x" fetchpriority="low" nomodule></script></head></html>',
    uses: [
      ...e('html', 'head', 'meta', 'meta.charset', 'meta.name', 'meta.name.theme-color'),
      ...e('meta.content', 'meta.name.viewport', 'meta.http-equiv'),
      ...e('meta.http-equiv.content-security-policy', 'link', 'link.rel', 'link.rel.preload'),
      ...e('link.as', 'link.href', 'link.crossorigin', 'link.media'),
      ...e('link.blocking', 'base', 'base.href', 'title', 'script', 'script.async', 'script.src'),
      ...e('script.integrity', 'script.fetchpriority', 'script.nomodule'),
      ...g('lang'),
      'css.at-rules.media.prefers-color-scheme',
    ],
  },
  {
    file: 'film.html',
    code: '<video controls playsinline muted autoplay poster="p.jpg" disablepictureinpicture><source src="a.webm" type="video/webm" media="(min-width: 800px)"><track kind="descriptions" srclang="en" default></video><audio preload="none" controlslist="nodownload"></audio><meter low="1" value="2"></meter>',
    uses: [
      ...e('video', 'video.controls', 'video.playsinline', 'video.muted', 'video.autoplay'),
      ...e('video.poster', 'video.disablepictureinpicture', 'source', 'source.src'),
      ...e('source.type', 'source.media', 'track', 'track.kind', 'track.kind.descriptions'),
      ...e('track.srclang', 'track.default', 'audio', 'audio.preload', 'audio.controlslist'),
      ...e('meter', 'meter.low', 'meter.value'),
      'css.at-rules.media.width',
    ],
  },
  {
    file: 'handlers.html',
    code: '<button onclick="navigator.share({})">Share</button>\n<my-el part="a b" slot="x" contenteditable="plaintext-only" writingsuggestions="false" translate="no"></my-el>',
    uses: [
      ...e('button'),
      'api.Navigator.share',
      ...g('part', 'slot', 'contenteditable', 'contenteditable.plaintext-only'),
      ...g('writingsuggestions', 'translate'),
    ],
  },
  {
    file: 'drawing.svg',
    code: '<svg width="10" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient></defs><use href="#a" xlink:href="#a"/><text textLength="10" dominant-baseline="middle" paint-order="stroke">x</text><style>text { text-anchor: middle }</style></svg>',
    uses: [
      ...v('svg', 'svg.width', 'defs', 'linearGradient', 'linearGradient.gradientUnits'),
      ...v('stop', 'stop.offset', 'use', 'use.href', 'text', 'text.textLength'),
      ...v('style'),
      'svg.global_attributes.id',
      'svg.global_attributes.stop-color',
      'svg.global_attributes.dominant-baseline',
      'svg.global_attributes.paint-order',
      'css.properties.text-anchor',
      'css.properties.text-anchor.middle',
    ],
  },
  {
    file: 'old.html',
    code: '<center><font color="red">x</font></center><marquee behavior="slide">x</marquee><table cellpadding="1"><tr><td align="left">x</td></tr></table>',
    uses: e(
      'center',
      'font',
      'font.color',
      'marquee',
      'marquee.behavior',
      'table',
      'table.cellpadding',
      'tr',
      'td',
      'td.align',
    ),
  },
  {
    file: 'view.vue',
    code: '<script setup lang="ts">\nconst props = defineProps<{ items: string[] }>()\nconst last = props.items.at(-1)\n</script>\n<template><dialog open @close="x"><p v-if="a">{{ last }}</p></dialog></template>\n<style scoped>p { text-wrap: pretty }</style>',
    uses: [
      ...e('dialog', 'dialog.open', 'p'),
      'javascript.statements.const',
      'javascript.builtins.Array.at',
      'css.properties.text-wrap',
      'css.properties.text-wrap.pretty',
    ],
  },
]
