import type { LabelledSnippet } from './labelled.ts'

const api = (...names: readonly string[]) => names.map((name) => `api.${name}`)
const built = (...names: readonly string[]) => names.map((name) => `javascript.builtins.${name}`)
const op = (...names: readonly string[]) => names.map((name) => `javascript.operators.${name}`)
const st = (...names: readonly string[]) => names.map((name) => `javascript.statements.${name}`)
const fn = (...names: readonly string[]) => names.map((name) => `javascript.functions.${name}`)
const cl = (...names: readonly string[]) => names.map((name) => `javascript.classes.${name}`)

export const scriptSnippets: readonly LabelledSnippet[] = [
  {
    file: 'chain.js',
    code: 'const port = options?.port ?? 80\noptions.host ||= "a"',
    uses: [
      ...st('const'),
      ...op('optional_chaining', 'nullish_coalescing', 'logical_or_assignment'),
    ],
  },
  {
    file: 'arrays.js',
    code: 'const last = [1, 2].at(-1)\nconst sorted = Object.groupBy([3, 1].toSorted(), (x) => x % 2)',
    uses: [
      ...st('const'),
      ...fn('arrow_functions'),
      ...built('Array.at', 'Array.toSorted', 'Object', 'Object.groupBy'),
    ],
  },
  {
    file: 'strings.js',
    code: '"a-b".replaceAll("-", "").padStart(3);\n`x${1}`.at(0)',
    uses: [
      ...built('String.replaceAll', 'String.padStart', 'String.at'),
      'javascript.grammar.template_literals',
    ],
  },
  {
    file: 'unknown.js',
    code: 'export function open(thing) { thing.start(); thing.close(); thing.showModal() }',
    uses: [...st('export'), ...api('HTMLDialogElement.showModal')],
  },
  {
    file: 'own-members.js',
    code: 'class Box { showModal() {} }\nfunction show(box) { box.showModal() }\nshow(new Box())',
    uses: st('class'),
  },
  {
    file: 'library.js',
    code: 'import lib from "lib"\nlib.requestFullscreen()\nlib.fetch()',
    uses: st('import'),
  },
  {
    file: 'shadowed.js',
    code: 'function load(fetch, navigator) { fetch("a"); navigator.share() }',
    uses: [],
  },
  {
    file: 'fetch.js',
    code: 'async function load() {\n  const answer = await fetch("/a", { signal: AbortSignal.timeout(100) })\n  return answer.json()\n}',
    uses: [
      ...st('async_function', 'const'),
      ...op('await'),
      ...api('fetch', 'fetch.options_parameter', 'fetch.options_parameter.signal', 'AbortSignal'),
      ...api('AbortSignal.timeout_static', 'Response.json'),
    ],
  },
  {
    file: 'navigator-guard.js',
    code: 'if ("share" in navigator) navigator.share({ title: "a" })',
    uses: ['api.Navigator.share ?'],
  },
  {
    file: 'truthy-guard.js',
    code: 'if (document.startViewTransition) {\n  document.startViewTransition(() => {})\n}',
    uses: ['api.Document.startViewTransition ?', 'javascript.functions.arrow_functions'],
  },
  {
    file: 'optional-call.js',
    code: 'navigator.vibrate?.(100)\nnavigator.clipboard?.readText()',
    uses: [
      ...op('optional_chaining'),
      'api.Navigator.vibrate ?',
      'api.Navigator.clipboard ?',
      'api.Clipboard.readText',
    ],
  },
  {
    file: 'typeof-guard.js',
    code: 'if (typeof IntersectionObserver !== "undefined") {\n  new IntersectionObserver(() => {}).observe(document.body)\n}',
    uses: [
      'api.IntersectionObserver ?',
      'api.IntersectionObserver.IntersectionObserver ?',
      'api.IntersectionObserver.observe ?',
      ...api('Document.body'),
      'javascript.functions.arrow_functions',
    ],
  },
  {
    file: 'early-exit.js',
    code: 'function wake() {\n  if (!("wakeLock" in navigator)) return\n  navigator.wakeLock.request("screen")\n}',
    uses: ['api.Navigator.wakeLock ?', 'api.WakeLock.request ?'],
  },
  {
    file: 'and-guard.js',
    code: 'const canUse = "scheduler" in window && "yield" in scheduler\nif (canUse) scheduler.yield()',
    uses: [...st('const'), 'api.scheduler ?', 'api.Scheduler.yield ?'],
  },
  {
    file: 'wrong-guard.js',
    code: 'if ("share" in navigator) navigator.setAppBadge(1)',
    uses: ['api.Navigator.setAppBadge'],
  },
  {
    file: 'css-supports.js',
    code: 'const hasGrid = CSS.supports("display", "grid")\nelement.style.anchorName = "--a"',
    uses: [...st('const'), ...api('CSS', 'CSS.supports_static'), 'css.properties.anchor-name'],
  },
  {
    file: 'dialog.js',
    code: 'const dialog = document.querySelector("dialog")\ndialog.requestClose()\ndialog.addEventListener("cancel", close)',
    uses: [
      ...st('const'),
      ...api(
        'Document.querySelector',
        'HTMLDialogElement.requestClose',
        'EventTarget.addEventListener',
      ),
      ...api('HTMLDialogElement.cancel_event', 'Window.close'),
    ],
  },
  {
    file: 'create.js',
    code: 'const box = document.createElement("details")\nbox.open = true\ndocument.body.append(box)',
    uses: [
      ...st('const'),
      ...api(
        'Document.createElement',
        'HTMLDetailsElement.open',
        'Document.body',
        'Element.append',
      ),
      'html.elements.details',
    ],
  },
  {
    file: 'selector-texts.js',
    code: 'document.querySelectorAll("a:has(img)")\nmatchMedia("(prefers-contrast: more)").addEventListener("change", update)',
    uses: [
      ...api('Document.querySelectorAll', 'Window.matchMedia', 'EventTarget.addEventListener'),
      ...api('MediaQueryList.change_event'),
      'css.selectors.has',
      'css.at-rules.media.prefers-contrast',
    ],
  },
  {
    file: 'observers.js',
    code: 'const seen = new ResizeObserver((entries) => {})\nseen.observe(document.documentElement)\nnew Intl.Segmenter("en").segment("a")',
    uses: [
      ...st('const'),
      ...fn('arrow_functions'),
      ...api('ResizeObserver.ResizeObserver', 'ResizeObserver.observe', 'Document.documentElement'),
      ...built('Intl.Segmenter.Segmenter', 'Intl.Segmenter.segment'),
    ],
  },
  {
    file: 'classes.js',
    code: 'class Counter extends HTMLElement {\n  static names = []\n  #count = 0\n  static { register() }\n  has(other) { return #count in other }\n  connectedCallback() { this.attachShadow({ mode: "open" }) }\n}',
    uses: [
      ...st('class'),
      ...cl('extends', 'public_class_fields', 'static.class_fields', 'private_class_fields'),
      ...cl('private_class_fields_in', 'static.initialization_blocks'),
      ...api('HTMLElement', 'Element.attachShadow'),
    ],
  },
  {
    file: 'patterns.js',
    code: 'const name = /(?<=@)(?<user>\\w+)/v\n"a".match(/[(?<=x)]/s)',
    uses: [
      ...st('const'),
      'javascript.regular_expressions.lookbehind_assertion',
      'javascript.regular_expressions.named_capturing_group',
      ...built('RegExp.unicodeSets', 'RegExp.dotAll', 'String.match'),
    ],
  },
  {
    file: 'numbers.js',
    code: 'let big = 1_000n ** 0b11n\nbig **= 2n',
    uses: [
      ...st('let'),
      ...op('exponentiation', 'exponentiation_assignment'),
      'javascript.grammar.numeric_separators',
      'javascript.grammar.binary_numeric_literals',
      ...built('BigInt'),
    ],
  },
  {
    file: 'spread.js',
    code: 'const { a, ...rest } = { ...b }\nf(...[1])\nfunction f(x = 1, ...more) {}',
    uses: [
      ...st('const'),
      ...op('destructuring', 'destructuring.rest_in_objects'),
      ...op('object_initializer.spread_properties', 'spread.spread_in_function_calls'),
      ...fn('default_parameters', 'rest_parameters'),
    ],
  },
  {
    file: 'loops.js',
    code: 'async function* all() {\n  for await (const part of stream) yield part\n  try { for (const a of []) {} } catch {}\n}',
    uses: [
      ...st('async_generator_function', 'for_await_of', 'const', 'for_of'),
      ...st('try_catch.optional_catch_binding'),
      ...op('yield'),
    ],
  },
  {
    file: 'modules.js',
    code: 'import data from "./a.json" with { type: "json" }\nconst view = await import("./view.js")\nconsole.log(import.meta.url)',
    uses: [
      ...st('import', 'import.import_attributes', 'import.import_attributes.type_json', 'const'),
      ...op('import', 'await.top_level', 'import_meta'),
      ...api('console', 'console.log_static'),
    ],
  },
  {
    file: 'types.ts',
    code: 'function focus(box: HTMLElement, when: Date | null): Promise<void> {\n  box.showPopover()\n  return Promise.withResolvers<void>().promise\n}\ninterface Window { fetch: unknown }',
    uses: [...api('HTMLElement.showPopover'), ...built('Promise', 'Promise.withResolvers')],
  },
  {
    file: 'assertions.ts',
    code: 'export const size = (node as HTMLVideoElement).requestVideoFrameCallback(() => {})\nconst list: readonly string[] = []\nlist.findLast((x) => x)',
    uses: [
      ...st('export', 'const'),
      ...fn('arrow_functions'),
      ...api('HTMLVideoElement.requestVideoFrameCallback'),
      ...built('Array.findLast'),
    ],
  },
  {
    file: 'destructured.ts',
    code: 'const { geolocation, userAgent } = navigator\ngeolocation.getCurrentPosition(show)',
    uses: [
      ...st('const'),
      ...op('destructuring'),
      ...api('Navigator.geolocation', 'Navigator.userAgent', 'Geolocation.getCurrentPosition'),
    ],
  },
  {
    file: 'view.tsx',
    code: 'export function View({ name }: { name: string }) {\n  return <dialog open className="a" style={{ scrollbarGutter: "stable" }}><p inert>{name?.trim()}</p></dialog>\n}',
    uses: [
      ...st('export'),
      ...op('destructuring', 'optional_chaining'),
      'html.elements.dialog',
      'html.elements.dialog.open',
      'html.global_attributes.class',
      'html.global_attributes.style',
      'css.properties.scrollbar-gutter',
      'css.properties.scrollbar-gutter.stable',
      'html.elements.p',
      'html.global_attributes.inert',
    ],
  },
  {
    file: 'storage.js',
    code: 'localStorage.setItem("a", JSON.stringify(structuredClone({})))\nwindow.requestIdleCallback(work)\nself.crypto.randomUUID()',
    uses: [
      ...api(
        'Window.localStorage',
        'Storage.setItem',
        'structuredClone',
        'Window.requestIdleCallback',
      ),
      ...api('crypto', 'Crypto.randomUUID'),
      ...built('JSON', 'JSON.stringify'),
    ],
  },
  {
    file: 'collections.js',
    code: 'const seen = new Set([1])\nseen.union(new Set())\nnew Map().values().map((x) => x).toArray()\nMath.clz32(1)',
    uses: [
      ...st('const'),
      ...fn('arrow_functions'),
      ...built('Set.Set', 'Set.union', 'Map.Map', 'Map.values', 'Iterator.map', 'Iterator.toArray'),
      ...built('Math', 'Math.clz32'),
    ],
  },
  {
    file: 'broken.js',
    code: 'const first = new WeakRef({})\nfunction broken( {\n',
    uses: [...st('const'), ...built('WeakRef.WeakRef')],
  },
  {
    file: 'events.js',
    code: 'window.addEventListener("beforeinstallprompt", ask)\ndocument.addEventListener("visibilitychange", () => document.visibilityState)',
    uses: [
      ...api('EventTarget.addEventListener', 'Window.beforeinstallprompt_event'),
      ...api('Document.visibilitychange_event', 'Document.visibilityState'),
      ...fn('arrow_functions'),
    ],
  },
]
