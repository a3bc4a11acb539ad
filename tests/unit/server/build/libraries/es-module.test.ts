import { expect, test } from 'vitest'

import { toEsModule } from '#server/build/libraries/es-module.ts'

/** Loads a converted module. */
const load = (code: string): Promise<Readonly<Record<string, unknown>>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(toEsModule(code))}`)

test('a module that exports names has them as exports, and all as its default', async () => {
  const module = await load(`"use strict";
exports.one = 1;
exports.now = void 0;
if (true) {
  exports.now = function () { return exports.one; };
}
exports.two = function () { return exports.now() + 1; };`)
  expect(Object.keys(module).toSorted()).toEqual(['default', 'now', 'one', 'two'])
  expect(module['two']).toBeInstanceOf(Function)
  expect(Reflect.apply(Object(module['two']), undefined, [])).toBe(2)
  expect(module['default']).toEqual({ one: 1, now: module['now'], two: module['two'] })
})

test('a module that exports one value has it as its default export', async () => {
  const { default: list } = await load("'use strict';\nvar list = [1];\nmodule.exports = list;")
  expect(list).toEqual([1])
})

test('what is required is imported by names where names are exported, and else by the default', () => {
  const named = `var Scheduler = require("scheduler"),
  React = require("react");
exports.version = React.version;`
  expect(toEsModule(named)).toContain("import * as Scheduler from 'scheduler'")
  expect(toEsModule(named)).toContain("import * as React from 'react'")
  expect(toEsModule(named)).not.toContain('require(')
  const single = `var merge = require('./merge');
var escape = require('./escape').escape;
helper.version = require('./version');
module.exports = helper;`
  const lines = toEsModule(single).split('\n')
  expect(lines).toContain("import merge from './merge'")
  expect(lines).toContain("import required1 from './escape'")
  expect(lines).toContain('var escape = required1.escape;')
  expect(lines).toContain('helper.version = required2;')
})

test.each([
  ['requires what it computes', 'var name = "a"; var b = require(name);'],
  ['exports from within a function', 'function f() { module.exports = 1; }'],
  ['hands its exports on', 'fill(exports);'],
])('a module that %s is refused', (_, code) => {
  expect(() => toEsModule(code)).toThrow('more of CommonJS')
})
