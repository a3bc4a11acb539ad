/** Entries of the language, by what they do. */
export const scriptEntryTasks = `
javascript.builtins.Array.at: item from the end; negative index
javascript.builtins.Array.concat: join arrays; merge arrays; combine lists; append array
javascript.builtins.Array.every: do all items match; all elements pass; check every item
javascript.builtins.Array.some: does any item match; at least one item; any element passes
javascript.builtins.Array.fill: fill with zeros; same value everywhere; array with default value
javascript.builtins.Array.filter: keep matching items; remove items by condition; where clause; only items that
javascript.builtins.Array.find: first matching item; search object in array; find object
javascript.builtins.Array.findIndex: position of matching item; index by condition; find index of object
javascript.builtins.Array.findLast: last matching item; search from the end; search backwards
javascript.builtins.Array.flat: unnest; remove nesting
javascript.builtins.Array.flatMap: map and flatten
javascript.builtins.Array.forEach: iterate items; do for each item; run function for every element
javascript.builtins.Array.from: convert to array; array of numbers; range; nodelist to array; iterable to array
javascript.builtins.Array.includes: contains value; value in array; is item in list; array has value
javascript.builtins.Array.indexOf: position of value; find position; index of item
javascript.builtins.Array.lastIndexOf: last position of value; last occurrence
javascript.builtins.Array.isArray: check if array; is it a list; type of array
javascript.builtins.Array.join: array to string; join with comma; list to text; implode
javascript.builtins.Array.length: number of items; size of array; count elements; how many items; empty array
javascript.builtins.Array.map: transform every item; change each element; new array from array; convert items
javascript.builtins.Array.pop: remove last item; take last element; stack
javascript.builtins.Array.push: append to array; add item at end; add element to list; insert at end
javascript.builtins.Array.reduce: sum of array; accumulate; add up numbers; total; fold; aggregate
javascript.builtins.Array.reverse: backwards; turn around array; invert order
javascript.builtins.Array.shift: remove first item; take first element; queue
javascript.builtins.Array.unshift: prepend item; insert at start
javascript.builtins.Array.slice: part of array; copy of array; sub array; first items; last items; first n items
javascript.builtins.Array.sort: order items; sort numbers; sort alphabetically; ascending; descending; sort by property; comparator
javascript.builtins.Array.splice: remove item at index; delete from middle; insert at index; replace items
javascript.builtins.Array.toSorted: sort copy; sort without mutating; immutable sort
javascript.builtins.Array.toReversed: reverse copy; reverse without mutating
javascript.builtins.Array.with: replace item immutably; change one item in copy
javascript.builtins.Array.entries: loop with index; index and value
javascript.builtins.Object.groupBy: group by property; group items; categorise
javascript.builtins.Object.assign: copy properties; combine objects; shallow copy; extend object
javascript.builtins.Object.entries: keys and values; loop over object; object to array; iterate object
javascript.builtins.Object.keys: list keys; names of properties; property names; number of properties; empty object check
javascript.builtins.Object.values: values of object; list values
javascript.builtins.Object.fromEntries: array to object; pairs to object; map to object
javascript.builtins.Object.freeze: read only object; immutable object; make constant; prevent changes; cannot be changed
javascript.builtins.Object.seal: prevent new properties; lock object shape
javascript.builtins.Object.create: object with prototype; inherit from object; object without prototype
javascript.builtins.Object.defineProperty: define getter; hidden property; non enumerable; property descriptor; read only property
javascript.builtins.Object.is: same value; exact equality; compare nan
javascript.builtins.Object.hasOwn javascript.builtins.Object.hasOwnProperty: has property; property exists; own property; key in object; key exists
javascript.builtins.Object.getPrototypeOf: prototype of object; parent class
javascript.builtins.String.at javascript.builtins.String.charAt: character at position; nth letter; last character
javascript.builtins.String.charCodeAt: character code; ascii code of letter
javascript.builtins.String.codePointAt: unicode code point; emoji code
javascript.builtins.String.fromCharCode: code to letter; ascii to character
javascript.builtins.String.concat: join strings; append text
javascript.builtins.String.endsWith: ends with text; suffix; file extension check
javascript.builtins.String.startsWith: begins with text; prefix; starts with letter
javascript.builtins.String.includes: contains text; substring in string; search word; string contains
javascript.builtins.String.indexOf: position of text; find substring; index of character
javascript.builtins.String.length: number of characters; count letters; length of text; string size
javascript.builtins.String.localeCompare: compare strings; alphabetical order; sort umlauts; sort by language
javascript.builtins.String.match: match regular expression; extract by pattern; find pattern
javascript.builtins.String.matchAll: all matches; every match
javascript.builtins.String.normalize: remove accents; unicode normal form; diacritics
javascript.builtins.String.padStart: leading zeros; pad left; pad with zeros; fixed width number; two digits
javascript.builtins.String.padEnd: pad right; trailing spaces; fill up
javascript.builtins.String.repeat: repeat text; same string many times; multiply string
javascript.builtins.String.replace: replace first; substitute; swap text; replace by pattern
javascript.builtins.String.replaceAll: replace every occurrence; replace all; substitute everywhere
javascript.builtins.String.slice javascript.builtins.String.substring: part of string; cut string; last characters; first characters; substring; shorten text
javascript.builtins.String.split: string to array; split by comma; separate words; explode; split lines
javascript.builtins.String.toLowerCase: lower case; small letters; lowercase text
javascript.builtins.String.toUpperCase: upper case; uppercase text; capitalise
javascript.builtins.String.trim: remove whitespace; strip spaces; whitespace at both ends
javascript.builtins.String.raw: backslashes literally; unescaped
javascript.builtins.String.search: position of pattern
javascript.builtins.Number.toFixed: two decimals; decimal places; round to cents; fixed decimals
javascript.builtins.Number.toString: number to text; number to hex; number to binary; base conversion
javascript.builtins.Number.toLocaleString: thousand separators; number with commas; format number; format price
javascript.builtins.Number.isInteger: whole number check; is integer; has decimals
javascript.builtins.Number.isNaN javascript.builtins.isNaN: not a number check; is it a number; invalid number
javascript.builtins.Number.parseFloat javascript.builtins.parseFloat: text to decimal; string to float; decimal number from text
javascript.builtins.Number.parseInt javascript.builtins.parseInt: text to number; string to integer; integer from text; binary to number; hex to number
javascript.builtins.Number.MAX_SAFE_INTEGER: largest integer; biggest safe number
javascript.builtins.Number.EPSILON: compare decimals; floating point error
javascript.builtins.isFinite javascript.builtins.Number.isFinite: finite number check; infinity check
javascript.builtins.Math.abs: absolute value; without sign; distance of numbers
javascript.builtins.Math.ceil: round up; next integer
javascript.builtins.Math.floor: whole part; lower integer
javascript.builtins.Math.trunc: cut decimals; remove decimals; integer part
javascript.builtins.Math.round: nearest integer; round number; rounding
javascript.builtins.Math.max: largest number; biggest value; highest of list; maximum
javascript.builtins.Math.min: smallest number; lowest value; minimum
javascript.builtins.Math.pow javascript.operators.exponentiation: power; raise to power; squared; to the power of
javascript.builtins.Math.sqrt: root of number
javascript.builtins.Math.cbrt: cube root; third root
javascript.builtins.Math.hypot: distance between points; pythagoras; length of vector
javascript.builtins.Math.random: random between; dice; chance
javascript.builtins.Math.sign: positive or negative; sign of number
javascript.builtins.Math.PI: pi constant; circle number
javascript.builtins.Math.atan2: angle between points
javascript.builtins.Math.log10 javascript.builtins.Math.log: logarithm; number of digits
javascript.builtins.Date.now: current timestamp; milliseconds now; current time; unix time
javascript.builtins.Date.Date: create a date; parse date string; date object
javascript.builtins.Date.parse: parse date; date from text; string to date
javascript.builtins.Date.getTime: timestamp of date; milliseconds since 1970; compare dates; date difference
javascript.builtins.Date.getDay: weekday; day of week; which weekday
javascript.builtins.Date.getDate: day of month; day number
javascript.builtins.Date.getMonth: month number; month of date; month off by one
javascript.builtins.Date.getFullYear: year of date; current year; copyright year
javascript.builtins.Date.getHours: hour of day; current hour
javascript.builtins.Date.setDate: add days; tomorrow; yesterday; days later
javascript.builtins.Date.toISOString: iso string; date to iso; yyyy-mm-dd; iso 8601
javascript.builtins.Date.toLocaleDateString: format date; local date; date in language; german date format; readable date
javascript.builtins.Date.toLocaleTimeString: format time; local time; hours and minutes
javascript.builtins.Date.getTimezoneOffset: timezone offset; difference to utc; time zone of user
javascript.builtins.Promise.all: wait for all; parallel requests; several promises; all finished; multiple async calls
javascript.builtins.Promise.allSettled: wait for all even failed; all results; ignore failures
javascript.builtins.Promise.race: first to finish; fastest promise; first finished; timeout for promise; whichever is first
javascript.builtins.Promise.any: first successful; first fulfilled; fastest success
javascript.builtins.Promise.then: after promise; chain promises; when done
javascript.builtins.Promise.catch: handle rejection; promise error; error of promise
javascript.builtins.Promise.finally: always afterwards; cleanup after promise; hide loading spinner
javascript.builtins.Promise.resolve: already resolved promise; wrap value
javascript.builtins.Promise.withResolvers: deferred; resolve from outside; external resolve
javascript.builtins.Map: dictionary; hash map; object as key
javascript.builtins.Map.get: read value by key; lookup by key
javascript.builtins.Map.set: store value by key
javascript.builtins.Map.has: key in map; key exists in map
javascript.builtins.Map.groupBy: group by object; group into map
javascript.builtins.Set: unique values; distinct values
javascript.builtins.Set.add: add unique value
javascript.builtins.Set.has: contained in set
javascript.builtins.Set.union: combine sets; all of both sets
javascript.builtins.Set.intersection: common values; in both sets; overlap of sets
javascript.builtins.Set.difference: values not in other set; missing values
javascript.builtins.Set.isSubsetOf: subset check
javascript.builtins.WeakMap: private data of objects; cache by object; no memory leak
javascript.builtins.WeakRef: weak reference; garbage collectable reference
javascript.builtins.JSON.parse: text to object; json string to object; read json; parse json
javascript.builtins.JSON.stringify: object to text; object to json; serialise; pretty print json; save object as string
javascript.builtins.Proxy: intercept property access; observe object; trap
javascript.builtins.Reflect: default behaviour of proxy
javascript.builtins.Symbol: unique key; hidden key
javascript.builtins.Symbol.iterator: make iterable; own iterator
javascript.builtins.RegExp.test: matches pattern; check against pattern; validate by regex
javascript.builtins.RegExp.exec: capture groups; match details
javascript.builtins.RegExp.escape: escape special characters; user input in regex
javascript.regular_expressions.lookahead_assertion: followed by; positive lookahead; negative lookahead
javascript.regular_expressions.lookbehind_assertion: preceded by; positive lookbehind; negative lookbehind
javascript.regular_expressions.named_capturing_group: named group; named capture; groups by name
javascript.regular_expressions.capturing_group: parentheses in regex; capture
javascript.regular_expressions.non_capturing_group: group without capturing
javascript.regular_expressions.quantifier: how many times; greedy; lazy; plus and star
javascript.regular_expressions.character_class: set of characters; brackets in regex
javascript.regular_expressions.character_class_escape: digits; whitespace class; word characters
javascript.regular_expressions.word_boundary_assertion: whole word; word boundary
javascript.regular_expressions.input_boundary_assertion: start and end of string; anchors in regex
javascript.regular_expressions.wildcard: any character; dot in regex
javascript.regular_expressions.disjunction: either or; alternatives in regex; pipe
javascript.regular_expressions.backreference: same text again
javascript.regular_expressions.unicode_character_class_escape: unicode letters; emoji regex; script of letters
javascript.regular_expressions.modifier: inline flags
javascript.builtins.RegExp.ignoreCase: case insensitive; i flag
javascript.builtins.RegExp.global: g flag; all matches flag
javascript.builtins.RegExp.multiline: m flag; every line
javascript.builtins.Intl.NumberFormat: format money; currency format; percent; compact number; thousand separator
javascript.builtins.Intl.DateTimeFormat: format date by locale; month name; weekday name; localised date
javascript.builtins.Intl.RelativeTimeFormat: time ago; days ago; in two days
javascript.builtins.Intl.PluralRules: plural; ordinal; singular or plural
javascript.builtins.Intl.ListFormat: list with and; join words
javascript.builtins.Intl.Collator: sort strings by language; natural sort; numeric sort of strings
javascript.builtins.Intl.Segmenter: split into words; graphemes; count characters with emoji
javascript.builtins.Intl.DisplayNames: country names; language names
javascript.builtins.encodeURIComponent: escape query parameter; url encode; percent encode
javascript.builtins.decodeURIComponent: url decode; percent decode
javascript.builtins.BigInt: huge integers; big numbers; 64 bit integer
javascript.builtins.Error: throw own error; error object; exception
javascript.builtins.Error.cause: original error; wrap error
javascript.builtins.Error.stack: stack trace; call stack
javascript.builtins.TypeError: wrong type; undefined is not a function
javascript.builtins.globalThis: global object
javascript.builtins.Function.bind: fix this; bind this; partial application
javascript.builtins.Function.call javascript.builtins.Function.apply: call with this; arguments as array
javascript.builtins.ArrayBuffer: raw bytes; binary buffer
javascript.builtins.Uint8Array: bytes; byte array
javascript.builtins.Uint8Array.toBase64: bytes to base64
javascript.builtins.GeneratorFunction javascript.statements.generator_function: yield; generator; lazy sequence
javascript.builtins.Array.fromAsync: collect async results
javascript.builtins.Iterator.map: lazy map
javascript.builtins.Iterator.take: first values of iterator
javascript.builtins.Temporal.PlainDate: date without time; calendar date
javascript.builtins.Temporal.ZonedDateTime: time zone date; convert time zones
javascript.builtins.Temporal.Duration: length of time; difference of dates
javascript.functions.arrow_functions: fat arrow; short function; lambda; anonymous function
javascript.functions.default_parameters: default value of argument; default argument; optional parameter
javascript.functions.rest_parameters: any number of arguments; variable arguments; remaining arguments
javascript.functions.arguments: arguments of function
javascript.functions.get: getter; computed property
javascript.functions.set: setter
javascript.classes: class keyword; object oriented
javascript.classes.constructor: initialise object; create instance
javascript.classes.extends: inheritance; subclass; child class
javascript.classes.static: static method; class method
javascript.classes.private_class_fields: private field; private variable; hash private; private members
javascript.classes.private_class_methods: private method; private members of class; private functions
javascript.classes.public_class_fields: class property; instance field
javascript.operators.optional_chaining: safe access; question mark dot; cannot read property
javascript.operators.nullish_coalescing: default if null; double question mark; fallback value
javascript.operators.logical_or: or operator; fallback for falsy; double pipe
javascript.operators.logical_and: and operator; both conditions; double ampersand
javascript.operators.logical_not: not operator; negate; opposite
javascript.operators.strict_equality: equals operator; three equals signs; same type and value; triple equals
javascript.operators.equality: two equals signs; loose comparison; double equals
javascript.operators.inequality javascript.operators.strict_inequality: not equal; different from
javascript.operators.addition: plus; add numbers; concatenate
javascript.operators.increment: plus plus; add one; count up
javascript.operators.decrement: minus minus; count down; subtract one
javascript.operators.remainder: modulo; remainder of division; mod; even or odd
javascript.operators.division: divide
javascript.operators.multiplication: times
javascript.operators.spread: copy array; copy object; expand
javascript.operators.destructuring: unpack object; unpack array; swap variables; take properties
javascript.operators.conditional: question mark operator; short if; inline if
javascript.operators.typeof: type of variable; check type
javascript.operators.void: undefined value operator
javascript.operators.yield: pause generator
javascript.operators.import: load module on demand; lazy import; code splitting
javascript.operators.import_meta: url of module; current module
javascript.operators.nullish_coalescing_assignment: assign if null; set default
javascript.operators.class: class expression
javascript.operators.super: call parent; parent constructor
javascript.statements.const: constant; cannot be reassigned
javascript.statements.let: block variable; declare variable
javascript.statements.var: old variable; function scoped
javascript.statements.function: declare function; named function
javascript.statements.return: return value; give back; leave function
javascript.statements.import: import module; use other file; named import
javascript.statements.export: export function; default export; named export
javascript.statements.try_catch: catch error; exception handling; finally
javascript.statements.debugger: pause in devtools
javascript.statements.label: name a loop
javascript.statements.using: dispose automatically; release resource
javascript.statements.for_await_of: async loop; loop over stream
javascript.grammar.template_literals: backtick; text with variables; string interpolation; multi line string
javascript.grammar.trailing_commas: comma at end
javascript.grammar.numeric_separators: underscore in number
javascript.grammar.regular_expression_literals: regex between slashes
javascript.builtins.Array.at css.selectors.last-child: last item
javascript.builtins.Array.find api.Document.getElementById: find by id
javascript.builtins.Array.unshift api.Element.prepend: add at beginning
javascript.builtins.Object.entries javascript.builtins.Map: key value pairs
javascript.builtins.String.toUpperCase css.properties.text-transform: capital letters
javascript.classes.private_class_fields html.elements.input.type_hidden: hidden field
javascript.operators.multiplication css.properties.mix-blend-mode: multiply
javascript.operators.spread css.properties.text-overflow: three dots
javascript.statements.debugger css.at-rules.media: breakpoint
`
