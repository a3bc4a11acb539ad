import { expect, test } from 'vitest'

import { usesIn } from './uses-in.ts'

test.each([
  ['el.showPopover()', 'api.HTMLElement.showPopover likely'],
  ['el.setHTMLUnsafe("")', 'api.Element.setHTMLUnsafe likely'],
  ['node.moveBefore(a, b)', 'api.Document.moveBefore likely'],
  ['list.toSorted()', 'javascript.builtins.Array.toSorted likely'],
  ['a.__defineGetter__("b", f)', 'javascript.builtins.Object.defineGetter likely'],
  ['a.__proto__', 'javascript.builtins.Object.proto likely'],
  ['theme.minWidth', 'api.CSSPositionTryDescriptors.minWidth possible'],
  ['page.isVisible()', 'api.IntersectionObserverEntry.isVisible possible'],
  ['data.mediaType', 'api.NDEFRecord.mediaType possible'],
  ['error.responseStatus', 'api.PerformanceResourceTiming.responseStatus possible'],
  ['router.canGoBack', 'api.Navigation.canGoBack possible'],
  ['camera.setViewport()', 'api.GPURenderPassEncoder.setViewport possible'],
  ['el.style.anchorName = "--a"', 'css.properties.anchor-name likely'],
  ['a.union(b)', 'javascript.builtins.Set.union possible'],
  ['a.at(0)', 'javascript.builtins.Array.at possible'],
  ['a.flat()', 'javascript.builtins.Array.flat possible'],
  ['a.finally(f)', 'javascript.builtins.Promise.finally possible'],
])('on an unknown object, “%s” is “%s”', (code, use) => {
  expect(usesIn(code)).toEqual([use])
})

test.each([
  'const Rule = function () {}; const rule = new Rule(); f(rule.caller)',
  'let own = /a/; own = {}; f(own.flags)',
])('an object of the code has no members of the platform: “%s”', (code) => {
  expect(usesIn(code).filter((use) => /\.(?:caller|flags)/.test(use))).toEqual([])
})

test.each([
  ['document.body.showPopover()', 'api.HTMLElement.showPopover'],
  ['navigation.canGoBack', 'api.Navigation.canGoBack'],
  ['let a = document.body; if (b) a = null; a.showPopover()', 'api.HTMLElement.showPopover'],
  ['document.body.style.anchorName = "--a"', 'css.properties.anchor-name'],
  ['[].toSorted()', 'javascript.builtins.Array.toSorted'],
  ['const own = {}; own.__defineGetter__("a", f)', 'javascript.builtins.Object.defineGetter'],
  ['function own() {} own.caller', 'javascript.builtins.Function.caller'],
])('on an object of a known type, “%s” is certain', (code, use) => {
  expect(usesIn(code)).toContain(use)
})

test('an option of a constructor is its property, if the data has it as such', () => {
  const options = usesIn('new IntersectionObserver(f, { scrollMargin: "1px", own: 1 })')
  expect(options).toContain('api.IntersectionObserver.scrollMargin')
  expect(usesIn('new IntersectionObserver(f, scrollMargin)')).toEqual(
    usesIn('new IntersectionObserver(f, other)'),
  )
})

test('a member with one word that is not called is no use', () => {
  expect(usesIn('a.flat; a.union')).toEqual([])
})

const fullscreen = 'document.exitFullscreen'

test.each([
  `if (is.function(${fullscreen})) ${fullscreen}()`,
  `if (isFunction(${fullscreen})) ${fullscreen}()`,
  `const all = typeof self !== "undefined" ? self : global\nif (all.${fullscreen}) ${fullscreen}()`,
])('a function or an alias that asks for an entry guards it in “%s”', (code) => {
  const found = usesIn(code).filter((use) => use.startsWith('api.Document.exitFullscreen'))
  expect(new Set(found)).toEqual(new Set(['api.Document.exitFullscreen condition']))
})

test('a function that gets more than a member asks for nothing', () => {
  expect(usesIn(`isFunction(${fullscreen}, 1)`)).toContain('api.Document.exitFullscreen')
})

test('a member that is read for a name is a mere test, unless other modules get the name', () => {
  const declaration = 'const share = navigator.share'
  expect(usesIn(declaration)).toContain('api.Navigator.share condition')
  expect(usesIn(`export ${declaration}`)).toContain('api.Navigator.share')
})

const listening = (target: string, event: string) => `${target}.addEventListener("${event}", f)`

test.each([
  ['scrollend', 'api.Document.scrollend_event likely'],
  ['beforetoggle', 'api.HTMLElement.beforetoggle_event likely'],
  ['dispose', 'api.NavigationHistoryEntry.dispose_event possible'],
  ['navigate', 'api.Navigation.navigate_event possible'],
])('the event “%s” of an unknown target is “%s”', (event, use) => {
  expect(usesIn(listening('target', event))).toContain(use)
})

test('the event of a known target is certain', () => {
  expect(usesIn(listening('navigation', 'navigate'))).toContain('api.Navigation.navigate_event')
})

test.each(['addEventListener', 'dispatchEvent'])(
  'a class with a method “%s” makes events of unknown targets its own',
  (method) => {
    const code = `class Bus { ${method}() {} }\n${listening('target', 'beforetoggle')}`
    expect(usesIn(code).filter((use) => use.includes('_event'))).toEqual([])
  },
)

test.each([
  'if ("showPopover" in el) el.showPopover()',
  'if (typeof el.showPopover === "function") el.showPopover()',
  'if (el.showPopover) { el.showPopover() }',
  'el.showPopover?.()',
])('a likely member counts as tested for in “%s”', (code) => {
  const found = usesIn(code).filter((use) => use.startsWith('api.'))
  expect(found).toEqual(['api.HTMLElement.showPopover likely condition'])
})

test.each(['const width = props.maxWidth ?? 100', 'const width = props.maxWidth || 100'])(
  'a default for an ordinary property is no test: “%s”',
  (code) => {
    expect(usesIn(code)).toContain('api.CSSPositionTryDescriptors.maxWidth possible')
  },
)
