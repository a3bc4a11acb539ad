import { expect, test } from 'vitest'

import { readIdl } from '#ingest/sources/idl.ts'
import { definedNames } from '#ingest/sources/webref.ts'

const idl = `
  partial interface Navigator { readonly attribute Chips chips; Promise<undefined> eat(Chip chip); };
  [Exposed=Window] interface Chips { constructor(); Chip first(); };
  partial interface Chips { undefined fry(); };
  [Exposed=Window] namespace Potato { undefined peel(); };
  interface mixin Salted { attribute long salt; };
  dictionary ChipOptions { long size; };
  enum ChipKind { "crisp" };
`

test('Web IDL names its interfaces and namespaces, then what it adds to interfaces, and neither mixins nor dictionaries', () => {
  expect(definedNames(readIdl(idl, 'test.idl'))).toEqual([
    'Chips',
    'Potato',
    'Navigator.chips',
    'Navigator.eat()',
    'Chips.fry()',
  ])
})
