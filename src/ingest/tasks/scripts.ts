/** The language JavaScript and what pages do with it. */
export const scriptTasks = `
array: list of values; add item to list; remove item from list; find index of value; sort list; join lists; empty a list; number of items; check whether list has value; push and pop; slice a list; array methods; merge two arrays; concatenate lists; check length; first element; add to the beginning; reverse order; convert array to string; join with comma; empty array; array contains object; two dimensional array; remove last element; delete by value; compare arrays; random element; shuffle an array; sort numbers; sort alphabetically; sort objects; remove by index
array-iteration-methods: go through a list; transform each item; filter a list; sum of list; do something for every item; foreach; map and filter; map over items; reduce; check every item; iterate over items; repeat for each element; loop through list; calculate total; average of numbers; iterate through array of objects; run function for each item; filter by property; keep only matching items; check if any item matches; check if all items match; go over each item of an array; how to loop through list of items
array-at: last item of list; negative index; get last element; from the end of an array; last array element; index from the end; minus one index
array-find: first match in list; find object by id; search in list of objects; look up item; find item by id; find element in array of objects; get object with matching property; index of object in list
array-findlast: search from the end; last match in list
array-flat: flatten nested lists; merge nested arrays; unnest
array-includes: list contains value; is item in list; array contains
array-group: group items by property; categorise list; lodash groupby; group objects by key; bucket items; group by field; group array by key; group by category; group list; grouping items; group by date
array-by-copy: sort without changing original; copy on change; immutable update; replace item without mutation; reverse without mutating; state updates without mutation; non destructive sort; sorted copy; sort array without mutation; sort without changing the array; copy and sort; immutable array methods; non mutating sort; react state array update; sorted copy of array; reverse copy; replace item in state; sort without mutating; immutable sort; change item without mutating array; array update immutable
array-from: convert to array; array-like to list; numbers from 1 to n; range of numbers; nodelist to array; create array of length
array-fromasync: collect async iterator; array of awaited values
array-fill: initialise array with zeros; fill list with value
array-splice: insert at position; remove items from middle; delete element from array
array-isarray: is it a list; check if array
array-copywithin array-of: copy inside a list; list of arguments
stable-array-sort: keep order of equal items; sort by two fields; sort objects by property; sort by date
destructuring: unpack object; swap variables; pick values from object; variables from array; unpack function arguments; get properties into variables
spread: merge objects; combine lists; copy array; three dots syntax; copy an object; clone with changes; expand array as arguments; ellipsis in javascript; dots operator; merge two lists; copy without reference; shallow copy; clone array; concatenate arrays; add property to copied object; spread values
functions: arrow syntax; default argument value; optional parameters; shorthand function; anonymous function; callback; rest arguments; fat arrow; return value; function with any number of arguments; closures; default parameter of function; arrow function this; return multiple values; pass function as parameter; optional arguments; variable number of arguments; immediately invoked; nested functions; what is a callback; function expression; named arguments; declare a function
generators: pause a function; lazy sequence; infinite sequence; yield values
iterators: walk through values; own iterable; iterable object; make object iterable; for of; loop over values; loop with index
iterator-methods: lazy map and filter; take first n of iterator; chain iterators
javascript.operators.in: in operator; check whether an object has a property
javascript.operators.this: this keyword; current object
javascript.statements.for: for loop; loop with a counter
javascript.statements.while: while loop; loop as long as a condition holds
javascript.statements.do_while: loop that runs at least once
javascript.statements.for_in: loop over keys of an object
javascript.statements.for_of: loop over the items of a list
javascript.statements.if_else: else if; run code on a condition
javascript.statements.switch: several cases; case statement
javascript.statements.try_catch: handle exceptions; catch errors
javascript.statements.throw: raise an error
javascript.statements.break: leave a loop
javascript.statements.continue: skip to the next turn of a loop
javascript.operators.conditional: ternary operator; inline if else
javascript.operators.typeof: type of a value; check the type of a variable
javascript.operators.instanceof: check the class of an object
javascript.operators.spread: ellipsis operator; spread an array
javascript.operators.remainder: modulo operator; even or odd number
javascript.operators.new: create an instance
javascript.operators.delete: remove a property from an object
javascript.operators.await javascript.statements.async_function: async and await functions; async await syntax
async-await: wait for a promise; pause until loaded; asynchronous code in order; promise without then; wait for result; wait before continuing; asynchronous function; wait for function to finish; async in loop; use await in function; try catch with async; wait for fetch; sequential requests; synchronous looking code; await multiple; asynchronous code simple; wait for response; async arrow function
promise: do after finished; several requests at once; callback hell; wait for all; asynchronous result; wait for several requests; parallel requests; chain async operations; resolve and reject; wait for several promises; run promises in parallel; catch errors of promise; chain requests; asynchronous operations; promise in loop; wait until done; resolve after time; handle rejected; async callback; multiple api calls; then and catch
promise-allsettled: wait even if some fail; results of all requests with errors; continue when one promise fails; collect failures; all promises even rejected ones; status of every promise; wait for all promises including failed; several requests some may fail
promise-any: first successful request; fastest mirror
promise-finally: cleanup after request; always run; hide spinner afterwards
promise-withresolvers: deferred; resolve from outside; external resolve
promise-try: sync errors as rejection
top-level-await: await outside function; await in module; await at module root; async at top of file; await without async; await at top level; use await outside function; module level await
async-iterators: loop over stream; async for loop; paginate with async loop
class-syntax: objects and inheritance; constructor; extends; private field; hash private; static method; getters in class; private member; hidden property; object oriented; private variables; encapsulation; subclass; oop; class properties; create a class; inherit from class; private properties; static variables; make object from class; class example; methods of class; private functions in class; super call; private fields in class; abstract class; class variables; singleton
accessor-methods: getter and setter; computed property of object
object-object: copy properties; freeze object; list keys of object; property may be missing; cannot read properties of undefined; optional property access; loop over object; check if key exists; object keys; convert object to array; question mark dot; null safe access; merge two objects; key value pairs; empty object check; check if object has key; get keys of object; get values of object; object to array of entries; loop through object properties; count properties; is object empty; safely access nested property; remove property from object; convert object to map; compare two objects; merge objects deeply; default values of object; rename key; transform object; nested object access; dynamic property name; add property to object
javascript.operators.optional_chaining: safe property access; elvis dot; read nested property that may be missing; property of undefined; question dot
javascript.operators.nullish_coalescing: default for null; fallback unless null or undefined; two question marks operator
nullish-coalescing: default value if null; fallback for undefined; two question marks; or operator but zero is valid; default if missing; default value when null; if null then default; what are two question marks; double question mark; null or undefined default; question marks operator; fallback value; value or default
logical-assignments: assign if empty; or equals; set default if undefined; assign only when null
exponentiation: to the power of; power operator; squared
let-const: declare variable; constant; block scoped variable; difference to var; temporal dead zone; unchangeable variable; store a value in a name; difference between let and var; when to use const; declare variables; constants; global variable; hoisting; reassign variable; redeclare
symbol: unique key; hidden property key; well-known symbols
map: dictionary; key value store in memory; hash table; hash map; lookup table; count occurrences; key value collection; ordered keys; cache results; dictionary of values; map of maps; get value by key
getorinsert: default dict; insert if missing
set: unique values; remove duplicates; distinct items; deduplicate; dedupe array; list without repeats; unique array; remove duplicate values from array; check if value exists fast; distinct array values; collection without duplicates; find duplicates; unique items of a list
set-methods: intersection of lists; union; difference of sets; common elements; subset; what two lists share
weakmap weak-references weakset: cache without leak; private data; garbage collected cache; memory leak; finalizer
structured-clone: copy object deeply; clone nested data; deep copy without lodash; clone object with dates; better than json parse and stringify; duplicate nested object; lodash clonedeep; full copy of an object; json stringify clone; copy object without reference; deep copy of object; clone object completely; duplicate object; copy nested array; deep clone object; independent copy
proxy-reflect: observe property changes; intercept property access; reactive object; watch object; reactivity system; trap property
json: parse text to object; serialise object; convert object to text; pretty print; read json; object to string; save object as text; read json file; json to object; object to json; convert string to json; parse json string; valid json
json-modules: import data file; import config file; load json as module; read json file into script; use json file as module
css-modules: import stylesheet in script; stylesheet as module
js-modules: split script into files; export function; load code on demand; code splitting; import from other file; script type module; load script when needed; on-demand loading of components; bundle splitting; lazy load route; export default; import at runtime; react lazy; import file in javascript; split code in modules; import function from file; export variable; dynamic import of component; load module on click; lazy load module; import only when needed; use import in browser; script as module; import on demand; share code between files; conditional import
import-maps: import without bundler; bare specifiers; cdn imports; alias for module; no build step
import-defer: delay module evaluation; lazy module
js-modules-workers: import in worker; module worker; es module worker; import inside of a background thread; type module worker; worker with es modules; import statement in web worker; web worker with imports; worker type module
modulepreload: preload module scripts
dedicated-workers: background thread; heavy computation without freezing; multithreading; run code in parallel; blocked main thread; long calculation freezes page; offload work; second thread; parallel processing; background processing; run heavy code in background; long running script; page freezes during calculation; use thread; parallel code; background task in javascript; offload computation; web worker example; keep ui responsive; worker thread
shared-workers: one worker for all tabs; connection shared by windows
shared-memory: share memory between threads; lock-free; atomic counter; mutex
scheduler: yield to main thread; break up long tasks; prioritise work; let browser breathe; task priority; long task splitting; keep page responsive
settimeout: delay; wait before running; run later; pause for seconds; sleep; debounce; run after some time; run code after a delay; countdown; wait a moment; do something after 3 seconds; delayed action; throttle; wait five seconds; wait some seconds; call function after delay; delay execution; pause execution; execute after time; cancel timer; hide message after seconds; delay between; sleep function; debounce input; timer that runs once; run code later; timeout function; wait 1 second
setinterval: repeat every second; poll; clock on page; timer; repeat code; run again and again; every minute; ticking; call function every few seconds; update clock every second; refresh data every minute; timer with interval; repeating timer; run every x seconds; stopwatch; auto slideshow; polling server; stop repeating
request-animation-frame: draw loop; game loop; smooth animation by script; next frame; 60 fps; animate canvas; before repaint; frame callback; fps counter; smooth 60 frames; smooth javascript animation; run before next repaint; animation loop; update each frame; animate with javascript loop; frame rate; run on every frame; canvas animation loop; next paint; schedule before paint
requestidlecallback: run when browser is idle; low priority work; when nothing else happens; background tasks when free
queuemicrotask: run after current code; next tick
abortable-fetch: cancel a request; cancel request when component unmounts; cancel previous search; stop download; race condition of requests; useeffect cleanup request; abort http request; stop pending request; cancel on navigation; axios cancel token
aborting: stop an operation; abort signal; cancel token; cancel promise; cancelable async; remove event listeners at once; controller to stop; cancel running task
abortsignal-timeout: request timeout; give up after seconds; cancel after five seconds; time limit of request; fetch with timeout; abort slow request
abortsignal-any: combine abort signals; several reasons to abort
error-cause: wrap errors; chain errors; original error; nested exception
is-error: check for an error
explicit-resource-management: close automatically; cleanup at end of block; dispose; using keyword; defer statement
optional-catch-binding: catch without variable
bigint: very large numbers; integers beyond safe limit; 64 bit numbers; huge integers; number too large
number: rounding numbers; random integer; dice; floor and ceil; parse number; absolute value; two decimals; round to two decimals; text to number; max of list; square root; is it a number; arithmetic; infinity; not a number; truncate decimals; round number up; round down; format number with decimals; parse string to integer; convert string to number; check if number; min and max; number with fixed decimals; convert to integer; percentage calculation; divide without remainder; is even; limit number between; sum numbers; decimal places
javascript.builtins.Math.random: dice roll; pick a random item; random integer between two values; coin flip; random value
numeric-separators: underscores in numbers; readable big numbers
math-sum-precise: floating point sum; exact sum
date: current time; today; timestamp; days between dates; add days; current year; unix time; what time is it; current date; format a day; compare dates; time in milliseconds; age from birthday; countdown to date; get current date; date difference in days; add days to date; format date dd mm yyyy; current year for footer; convert string to date; compare two dates; get month name; date to timestamp; day of week; age calculation; countdown timer; current time in javascript; get time; todays date
temporal: time zones; calendar arithmetic; date without time; moment.js replacement; duration between dates; convert time zone; add months; date library; date-fns; dayjs; luxon; correct date handling; time zone of user; date with time zone; convert utc to local; add one month to date; date math; better date api; days between two dates; working with dates
web-cryptography: random id; unique id; hash a password; encrypt text; sha-256; guid; secure random; generate identifier; unique identifiers; md5; random token; generate key; sign data; decrypt; checksum; random string; nanoid; generate random id; create unique id; hash string; uuid generator; encrypt data in browser; generate uuid; random password; sha256 of text; secure token; unique key for list; generate unique ids; random hex
api.Crypto.randomUUID: generate a guid; unique identifier; random identifier; create unique key; v4 identifier
api.Crypto.getRandomValues: cryptographically strong random
wasm: run c++ in browser; rust in browser; compiled code; native speed; emscripten; go in the browser; port native app; fast computation; webassembly binary
wasm-simd: vector instructions; parallel arithmetic
wasm-garbage-collection: java or kotlin to web; managed languages in wasm
typed-arrays: binary data; bytes; buffer; raw memory; pixels as bytes; array buffer
resizable-buffers transferable-arraybuffer: grow buffer; move buffer to worker; zero copy
globalthis: global object everywhere; window in node
observable: rxjs; event pipeline; subscribe to events
mutationobserver: watch for added elements; detect dom changes; know when element appears; element added to page; react when node is inserted; wait for element to exist; observe attribute changes; detect when element is added; wait until element exists; run code when dom changes; watch attribute; detect class change; element removed from page
intersection-observer: load when visible; is element on screen; lazy load by script; endless list; load more on scroll; element enters view; trigger when visible; visible in window; load next page at bottom; detect visibility while scrolling; ad impression; scrollspy; endless feed; know when scrolled into view; react in view hook; infinite list; virtual scrolling; detect element in view; load more when scrolled to the end; element visible on screen; infinite scroll list; animate when visible; trigger on scroll position; lazy load when near; track visible section; check if element is in viewport; load more items while scrolling; element enters the viewport; highlight current section in menu; start video when visible
resize-observer: element size changes; react to width of element; watch dimensions; size of a component; detect div resize; responsive chart; measure element changes; respond to resize; element query script; width hook; useresizeobserver; callback when element changes width; detect element resize; get size when it changes; element size listener; container width in javascript; resize event for div; monitor element dimensions; watch height of element
check-visibility: is element visible; hidden by parent
dom: find element on page; add element; change text of element; insert html; remove element; query selector; document tree; create element; change html from javascript; toggle class; set attribute; get element by id; next sibling; append child; document object model; manipulate page; add class; html from script; closest parent; tree of elements; add html with javascript; change text with javascript; get element; create elements; remove an element; change class; find elements; dom tree; page elements in javascript; change html; add child element; document structure; insert element; get value of element; loop over elements; change style with javascript; get parent element; javascript change content; select element
dom-geometry: bounding box; position of element; size of element; coordinates
api.Element.getBoundingClientRect: size and position of element; coordinates of element; element position on the page; measure dom node; element offset; width and height of rendered element
api.Element.closest: nearest ancestor; find parent by selector
api.Document.querySelector: find first element by selector
api.Document.querySelectorAll: all elements by selector
api.Element.classList: add or remove class; toggle css class
api.Node.textContent: change text of node
api.Element.innerHTML: set html content; insert markup
move-before: move element without reload; move iframe; keep state when moving; reparent
element-from-point: element under mouse
domparser: parse html string; parse xml; html text to nodes; string to dom
html-setters: set html safely; insert html string safely
sanitizer: clean user html; remove dangerous tags; safe html; strip scripts; dompurify; sanitize input; xss safe html
trusted-types: prevent dom xss; safe inner html
template: reusable markup; clone fragment; html template; hidden markup
slot slot-assign: placeholder in component; children of component; pass content to component; projection
shadow-dom: isolated component styles; encapsulation of styles; style isolation; scoped markup; component encapsulation; isolate css; encapsulate component; style web component; scoped dom; component styles don't leak; css isolation
declarative-shadow-dom: server rendered components; ssr web components; shadow root in html
autonomous-custom-elements: own html tags; web component; reusable component without framework; custom tag; define element; own element; vanilla components; build component without react; lit element; component lifecycle; create own html element; make a component; custom element lifecycle; reusable html component; web component example; register a new tag; define custom tag
customized-built-in-elements: extend native element; is attribute
scoped-custom-element-registries: same tag in two versions
shadow-parts: style inside component; style from outside; expose parts
host: style the component itself; host element
constructed-stylesheets: share styles between components; create stylesheet by script; css in js; adopted stylesheets; dynamic stylesheet; new stylesheet object; add css rules with script; inject styles; stylesheet in javascript; add stylesheet with javascript; shared stylesheet; css in javascript; create css in js; stylesheet object
dataset: data attributes; custom data on element; store data in html; read data attribute
request-animation-frame-workers: animation frame inside worker
xml-serializer xpath xslt: xml to string; query xml; transform xml
console: print to log; debug output; log message; debugging; show table in devtools; print in console; measure time in code
performance: measure how long code takes; page speed; mark and measure; precise time; benchmark code; user timing; profile script
largest-contentful-paint: lcp; core web vitals; loading speed metric; largest element shown
layout-instability: cls; layout shift; page jumps; content moves while loading; unexpected movement
event-timing: inp; slow click; interaction delay; input latency; responsiveness metric; first input delay
longtasks long-animation-frames: jank detection; slow script; total blocking time; what makes page slow
navigation-timing resource-timing: load time; time to first byte; how long do files take; ttfb; page load duration
paint-timing: first paint; fcp; first contentful paint
element-timing: when is image shown
measure-memory: memory usage; find memory leaks
eyedropper: pick color from screen; color pipette; color from pixel; sample a colour
regexp-static-properties: last match
abortable-fetch aborting: abort request; cancel fetch on unmount; abort fetch; cancel request; stop request when component unmounts; cancel ongoing request; abort previous request; cancel api call; abort fetch in useeffect; cancel http request; stop loading; cancel on unmount; memory leak fetch unmount
`
