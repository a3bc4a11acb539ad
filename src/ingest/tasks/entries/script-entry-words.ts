/** Entries of the language, by the problem that they solve. */
export const scriptEntryWords = `
javascript.builtins.Array.at: last element of list; second to last
javascript.builtins.Array.copyWithin: copy part of array onto itself; overwrite items with other items
javascript.builtins.Array.entries: enumerate
javascript.builtins.Array.every: are all selected; is form complete; all valid
javascript.builtins.Array.filter: delete from state by id; only checked rows; drop empty values; remove todo; hide done items
javascript.builtins.Array.find: selected row by id; user with id
javascript.builtins.Array.findIndex: index of row by id; which position has id
javascript.builtins.Array.findLastIndex: last index by condition; position of last matching item
javascript.builtins.Array.flat: nested lists into one; flatten comments tree
javascript.builtins.Array.flatMap: zero or more results per item
javascript.builtins.Array.forEach: loop over list; await does not wait in loop of items
javascript.builtins.Array.from: list of n items; skeleton rows; repeat n times; unique values to array
javascript.builtins.Array.fromAsync: collect async iterator; await all items of stream
javascript.builtins.Array.includes: is value selected; one of several values; check membership
javascript.builtins.Array.join: comma separated text; class names to string; names in one line
javascript.builtins.Array.keys: indexes of array; numbers zero to n; range of indexes
javascript.builtins.Array.map: render list in jsx; list to elements; pluck field; update one object in list
javascript.builtins.Array.of: array from arguments; list from values
javascript.builtins.Array.push: add row; append row; put at the end
javascript.builtins.Array.reduce: count by key; total price; lookup from list; build object from list
javascript.builtins.Array.reduceRight: fold from right; compose functions from right; accumulate backwards
javascript.builtins.Array.shift: take from front; next in queue
javascript.builtins.Array.slice: page of items; copy before sort; top ten; take first three; all but first
javascript.builtins.Array.some: is any selected; any errors left
javascript.builtins.Array.sort: newest first; sort by date; order by name; sort table column; 10 before 2
javascript.builtins.Array.splice: cut out of list; drag reorder; delete row at position
javascript.builtins.Array.toSorted: sort props safely; sort in render
javascript.builtins.Array.toSpliced: remove item immutably; delete row from state; insert without mutation; remove by index copy
javascript.builtins.Array.unshift: add at front; newest on top
javascript.builtins.Array.values: iterator of items
javascript.builtins.Array.with: replace by index in state
javascript.builtins.Array: make a list
javascript.builtins.Date.UTC: timestamp of utc parts; date without timezone shift
javascript.builtins.Date.getDay: is it sunday; weekend check
javascript.builtins.Date.getFullYear: year of birth
javascript.builtins.Date.getMilliseconds: milliseconds part
javascript.builtins.Date.getMinutes: minutes of time; minute of clock
javascript.builtins.Date.getMonth: current month; why is month zero
javascript.builtins.Date.getSeconds: seconds of clock; second of time
javascript.builtins.Date.getTime: days between dates
javascript.builtins.Date.getTimezoneOffset: minutes from utc
javascript.builtins.Date.getYear: year minus 1900; year shows 126
javascript.builtins.Date.now: stopwatch start; elapsed milliseconds
javascript.builtins.Date.parse: text to timestamp; date string to number
javascript.builtins.Date.setDate: a week later
javascript.builtins.Date.setFullYear: next year; change year; one year later
javascript.builtins.Date.setHours: midnight; change hour; time to zero
javascript.builtins.Date.setMinutes: half an hour later
javascript.builtins.Date.setMonth: next month; add months; previous month
javascript.builtins.Date.setTime: date from timestamp
javascript.builtins.Date.toDateString: short date text; date without time text
javascript.builtins.Date.toISOString: date for api
javascript.builtins.Date.toJSON: date becomes string after stringify
javascript.builtins.Date.toLocaleDateString: dd.mm.yyyy; name of month; long date
javascript.builtins.Date.toLocaleString: date and time in user's language; german date and time
javascript.builtins.Date.toLocaleTimeString: 24 hour time; am and pm
javascript.builtins.Date.toTemporalInstant: old date to temporal
javascript.builtins.Date.toUTCString: http date; gmt text
javascript.builtins.Date: current date and time; what time is it
javascript.builtins.Error.captureStackTrace: trace from here; own error without constructor in stack
javascript.builtins.Error.cause: rethrow with reason
javascript.builtins.Error.isError: is it really an error; error from other frame
javascript.builtins.Error.message: text of error; show error text to user; what went wrong text
javascript.builtins.Error.name: kind of error; own error class name
javascript.builtins.Error.stack: where did error happen
javascript.builtins.Function.apply: array as arguments; call with argument list
javascript.builtins.Function.bind: keep this in callback; preset arguments
javascript.builtins.Function.call: call with other this; borrow method
javascript.builtins.Function.length: number of parameters; arity
javascript.builtins.Function.name: name of class at runtime
javascript.builtins.Function.toString: source of function; function code as text
javascript.builtins.Intl.Collator: sort with accents; item 2 before item 10
javascript.builtins.Intl.DateTimeFormat: time in other zone; user's time zone name
javascript.builtins.Intl.DisplayNames: currency name
javascript.builtins.Intl.DurationFormat: 1 hr 20 min
javascript.builtins.Intl.ListFormat: join with or
javascript.builtins.Intl.Locale: parts of language tag; first day of week; week starts on monday
javascript.builtins.Intl.NumberFormat: percent text; 1.2k; euro amount
javascript.builtins.Intl.PluralRules: item or items; 1st 2nd 3rd
javascript.builtins.Intl.RelativeTimeFormat: 5 minutes ago; time ago text
javascript.builtins.Intl.Segmenter: split japanese words
javascript.builtins.Intl.getCanonicalLocales: clean language tag; normalise locale code
javascript.builtins.Intl.supportedValuesOf: list of time zones; all currencies; list of time zone names
javascript.builtins.Iterator.map: transform generator
javascript.builtins.Iterator.take: first n of generator
javascript.builtins.Iterator.toArray: generator to list
javascript.builtins.JSON.parse: unexpected token error; read saved state; parse api text
javascript.builtins.JSON.rawJSON: big number in json without loss; exact digits in json
javascript.builtins.JSON.stringify: save state as text; circular structure error
javascript.builtins.Map.clear: empty the map; remove all entries
javascript.builtins.Map.delete: remove key from map; forget entry
javascript.builtins.Map.entries: map to array of pairs
javascript.builtins.Map.forEach: loop over entries of map
javascript.builtins.Map.getOrInsert: default when key missing; get or create entry
javascript.builtins.Map.getOrInsertComputed: compute value once per key; memoise per key; lazily created entry
javascript.builtins.Map.groupBy: group with object keys
javascript.builtins.Map.keys: keys of map to array
javascript.builtins.Map.size: number of entries; how many keys
javascript.builtins.Map.values: values of map to array
javascript.builtins.Math.abs: make positive
javascript.builtins.Math.atan2: rotate towards mouse; direction to target
javascript.builtins.Math.ceil: number of pages
javascript.builtins.Math.cos: cosine; point on circle; x on circle
javascript.builtins.Math.exp: e to the power; exponential growth
javascript.builtins.Math.floor: round down; page number
javascript.builtins.Math.fround: nearest 32 bit float
javascript.builtins.Math.log2: power of two exponent; binary logarithm
javascript.builtins.Math.min: smallest of list
javascript.builtins.Math.round: nearest whole number
javascript.builtins.Math.sin: wave motion; sine; up and down motion
javascript.builtins.Math.sumPrecise: add decimals exactly; sum without rounding error; 0.1 plus 0.2
javascript.builtins.Math.tan: tangent of angle
javascript.builtins.Math.trunc: remove digits after comma
javascript.builtins.Number.EPSILON: nearly equal
javascript.builtins.Number.MAX_VALUE: biggest possible number
javascript.builtins.Number.MIN_SAFE_INTEGER: smallest exact integer
javascript.builtins.Number.NaN: not a number value; why do i get nan
javascript.builtins.Number.isNaN: check for nan; is input a number
javascript.builtins.Number.isSafeInteger: is id too big for number; large id loses digits
javascript.builtins.Number.parseFloat: decimal text to number; px text to number
javascript.builtins.Number.toExponential: e notation text
javascript.builtins.Number.toFixed: price with cents
javascript.builtins.Number.toLocaleString: thousands dots
javascript.builtins.Number.toPrecision: three significant figures
javascript.builtins.Object.assign: merge defaults; merge options; update state object
javascript.builtins.Object.constructor: class of object; which class made this
javascript.builtins.Object.defineProperties: several properties with flags
javascript.builtins.Object.entries: filter object
javascript.builtins.Object.freeze: constant config; protect state from mutation
javascript.builtins.Object.fromEntries: query string to object; form data to object; filtered object
javascript.builtins.Object.getOwnPropertyDescriptor: is property writable; getter of property
javascript.builtins.Object.getOwnPropertyNames: hidden keys too; all property names; list methods of class
javascript.builtins.Object.getOwnPropertySymbols: symbol keys
javascript.builtins.Object.groupBy: messages by day; list by first letter; bucket by status
javascript.builtins.Object.hasOwn: does key exist
javascript.builtins.Object.is: change detection compare; nan equals nan
javascript.builtins.Object.isExtensible: can properties be added
javascript.builtins.Object.isFrozen: is object read only; check frozen
javascript.builtins.Object.isPrototypeOf: is in prototype chain
javascript.builtins.Object.isSealed: check sealed
javascript.builtins.Object.keys: count properties
javascript.builtins.Object.preventExtensions: forbid new keys; no new properties
javascript.builtins.Object.setPrototypeOf: change prototype; set parent of object
javascript.builtins.Object.toString: why does it print object object
javascript.builtins.Object.valueOf: primitive of object; object in arithmetic
javascript.builtins.Object.values: sum of object values; object to list
javascript.builtins.Promise.Promise: wrap callback in promise; promisify; sleep function; new promise resolve reject
javascript.builtins.Promise.all: load in parallel; all fetches done
javascript.builtins.Promise.allSettled: some requests may fail
javascript.builtins.Promise.any: fastest mirror
javascript.builtins.Promise.catch: handle request failure
javascript.builtins.Promise.reject: failed promise; fail on purpose
javascript.builtins.Promise.then: after it finished; use result of promise
javascript.builtins.Promise.try: start sync or async; catch sync errors too; call function that may throw or return promise
javascript.builtins.Promise: do work later; result of async work
javascript.builtins.Proxy: reactive state; watch object
javascript.builtins.RegExp.RegExp: pattern from string; dynamic pattern; variable in pattern
javascript.builtins.RegExp.dotAll: dot matches newline; s flag
javascript.builtins.RegExp.escape: user text in pattern; search term with dots in pattern
javascript.builtins.RegExp.exec: next match in loop
javascript.builtins.RegExp.flags: flags of pattern
javascript.builtins.RegExp.hasIndices: start and end of groups; d flag
javascript.builtins.RegExp.lastIndex: test alternates true and false; global pattern skips matches; reset pattern position
javascript.builtins.RegExp.sticky: y flag; tokenizer
javascript.builtins.RegExp.test: does text match; is email valid; password has digit
javascript.builtins.RegExp.unicode: u flag; emoji in pattern
javascript.builtins.RegExp.unicodeSets: v flag; set difference in pattern
javascript.builtins.Set.add: select id; mark as seen
javascript.builtins.Set.clear: forget all; reset selection
javascript.builtins.Set.delete: deselect id; remove from set
javascript.builtins.Set.difference: missing items; removed ids; in first but not second
javascript.builtins.Set.has: already seen; is id selected
javascript.builtins.Set.intersection: common items
javascript.builtins.Set.isDisjointFrom: nothing in common; no overlap
javascript.builtins.Set.isSubsetOf: all contained in other
javascript.builtins.Set.isSupersetOf: includes all of; has all permissions
javascript.builtins.Set.size: number of unique values; count distinct
javascript.builtins.Set.symmetricDifference: in one but not both; changed selection
javascript.builtins.String.charAt: first letter of word; initials of name
javascript.builtins.String.codePointAt: number of emoji
javascript.builtins.String.endsWith: is it a png; file type by name
javascript.builtins.String.fromCodePoint: emoji from code; character from unicode number
javascript.builtins.String.includes: filter by text; does text contain
javascript.builtins.String.isWellFormed: broken emoji in string; lone surrogates check
javascript.builtins.String.lastIndexOf: last slash position; last dot of file name
javascript.builtins.String.match: find numbers in text; find email in text
javascript.builtins.String.matchAll: all hashtags
javascript.builtins.String.normalize: compare e with accent; strip diacritics
javascript.builtins.String.padEnd: fill with blanks right; columns of text
javascript.builtins.String.padStart: 05 instead of 5
javascript.builtins.String.raw: backslashes as typed; windows path in string
javascript.builtins.String.repeat: stars rating text; line of dashes
javascript.builtins.String.replace: swap words; format with pattern
javascript.builtins.String.replaceAll: all spaces to dashes; slug of title
javascript.builtins.String.slice: last four digits
javascript.builtins.String.split: words of text; letters of word
javascript.builtins.String.startsWith: is it https
javascript.builtins.String.substr: part of text by length; deprecated substring
javascript.builtins.String.substring: text between positions; first three letters
javascript.builtins.String.toLocaleUpperCase: turkish i; capitals by language
javascript.builtins.String.toUpperCase: shout text; capital first letter; initials
javascript.builtins.String.toWellFormed: repair broken unicode; replace lone surrogates
javascript.builtins.String.trim: user typed spaces; empty after blanks; clean input
javascript.builtins.String.trimEnd: strip trailing newline; remove blanks at end
javascript.builtins.String.trimStart: remove leading blanks; strip indentation
javascript.builtins.Symbol.asyncDispose: await cleanup of resource
javascript.builtins.Symbol.asyncIterator: own async iterable; for await over own object
javascript.builtins.Symbol.dispose: own resource for using; cleanup method of object
javascript.builtins.Symbol.for: shared symbol; symbol across files
javascript.builtins.Symbol.hasInstance: own instanceof check
javascript.builtins.Symbol.toPrimitive: own conversion to number; object plus number
javascript.builtins.Symbol.toStringTag: own name in object object text
javascript.builtins.Uint8Array: byte buffer
javascript.builtins.WeakMap: metadata of node
javascript.builtins.WeakRef: cache that may be collected
javascript.builtins.decodeURI: readable url
javascript.builtins.decodeURIComponent: percent signs to text; read encoded parameter
javascript.builtins.encodeURI: spaces in address; umlaut in url
javascript.builtins.encodeURIComponent: escape query value; ampersand in parameter; search term in link
javascript.builtins.globalThis: window in node
javascript.builtins.parseInt: text to whole number; remove px
javascript.classes.private_class_fields_in: has private field; brand check
javascript.classes.static.class_fields: constant of class; shared counter of class
javascript.classes.static.initialization_blocks: setup code of class
javascript.functions.arrow_functions: this of outer function
javascript.functions.default_parameters: optional argument
javascript.functions.rest_parameters: collect arguments
javascript.functions.set: run code on assignment
javascript.operators.addition_assignment: add to variable; plus equals; append to string
javascript.operators.assignment: give value; single equals in if
javascript.operators.await.top_level: await outside function
javascript.operators.bitwise_and: check flag bit; mask bits
javascript.operators.bitwise_or: set flag bit; combine flags
javascript.operators.bitwise_xor: flip bit; toggle flag
javascript.operators.comma: several expressions in one
javascript.operators.destructuring.rest_in_arrays: head and tail
javascript.operators.destructuring.rest_in_objects: omit key; other props; everything but one prop
javascript.operators.greater_than: more than; bigger
javascript.operators.grouping: parentheses; order of operations
javascript.operators.import.defer: evaluate module later; lazy module evaluation
javascript.operators.import_meta.resolve: path of module; resolve specifier
javascript.operators.left_shift: shift bits left; multiply by two
javascript.operators.less_than: smaller
javascript.operators.logical_and_assignment: assign if set
javascript.operators.logical_or_assignment: set default if empty; default assign
javascript.operators.new_target: called with new
javascript.operators.null: no value on purpose; null versus undefined
javascript.operators.object_initializer.computed_property_names: variable as key; dynamic key; setstate by name
javascript.operators.object_initializer.shorthand_property_names: same name property; short object
javascript.operators.object_initializer.spread_properties: copy with change; merge props
javascript.operators.object_initializer: curly braces object; make object
javascript.operators.property_accessors: dot or brackets; property by name; read key from variable
javascript.operators.spread.spread_in_arrays: copy list; add to list immutably
javascript.operators.spread.spread_in_function_calls: max of list
javascript.operators.spread.spread_in_object_literals: clone object with change
javascript.operators.unary_negation: change sign; negative of
javascript.operators.unary_plus: plus before text; quick number conversion
javascript.operators.yield_star: delegate to generator; yield all of
javascript.statements.async_generator_function: stream values over time; async pages generator
javascript.statements.await_using: close async resource automatically; async cleanup at block end
javascript.statements.block: curly braces scope; group statements
javascript.statements.class: make a class; blueprint; react class component
javascript.statements.empty: only a semicolon; loop without body
javascript.statements.export.default: one export per file
javascript.statements.export.namespace: re-export all as name; barrel namespace
javascript.statements.generator_function: pause function; produce values lazily; function with star
`
