/** What developers of applications call parts of the language, by the problem at hand. */
export const popularScriptWords = `
array-by-copy: reducer without immer; replace row by index
array-find: selected row by id; lookup record by key; find user by email; get option by value; index of record in state
array-from: skeleton rows of n; render n times; pagination buttons array; repeat component n times; keys from zero to n
array-group: section list by letter; messages by day; group api results; bucket rows per status
array-iteration-methods: list to components; derived data from list; total of cart; filtered list in render; cart total; at least one selected; all rows checked; map returns undefined; loop over props; project fields; every checkbox ticked
array: push in useState; add row to state; remove row from state; swap two items; insert item in middle
async-await: effect cannot be async; sequential api calls; loading flag around request; await in loop is slow
class-syntax: class component state; static helper; constructor and this; this is undefined in handler
date: parse api date; is date before another; days left; is it weekend; last day of month; invalid date
destructuring: unpack response; rename property while unpacking; default prop values; skip array items; take first and rest; omit one key
explicit-resource-management: python with statement
functions: callback props; function component arguments; default props; debounce function; curry; memoise function; pure function; function inside function; throttle wrapper; stale closure; higher order function
import-maps: share dependency between micro frontends; module federation
intl-list-format: authors joined with and; names with commas and; readable list; liked by a b and others
intl-plural-rules: 1 comment 2 comments; item or items; pluralise label; 1 result or 2 results; english ordinals; messages count text
intl-relative-time-format: last seen; updated yesterday; last edited; expires in two days
intl-segmenter: truncate without breaking emoji; reading time; chinese word split; emoji counted as two
intl: number with dots; percent; format bytes; k and m for thousands; 12 hour clock; format phone; date fns format; add commas to number; am pm
iterators: loop over map entries; spread of iterable; for of list; is not iterable error; custom range
js-modules: reduce bundle size; import json helper; circular dependency; unexpected token export; first load js too big
json-modules: load translations file; read json file without fetch
json: deep copy by string; read config text; state to string; save state as text
let-const: variable declared twice; var problems; cannot access before initialization; loop variable in closure; what kind of variable
map: object as key; normalised state; any type as key; memo table; index by id
nullish-coalescing: empty string kept; default zero lost; undefined shows in page; show placeholder if null
number: parse input value; round price; clamp value; two digits after comma; NaN in input; random number between 1 and 10; floating point error; round half; average; string plus number; adding gives 11 instead of 2; biggest of numbers; hex to decimal; dice roll; percentage of total; pick random item; is numeric
object-object: merge props; loop over keys; pick fields; update nested state; delete key; get key by value; variable as key; invert keys and values
promise-allsettled: partial failure; batch api calls with errors; dashboard with failing widgets
promise: promise chain; race of requests; parallel loading; wrap callback; unhandled rejection; first to finish; load data in parallel; fetch several urls; object promise; wait then continue; limit concurrency; promise never resolves; result is promise object
proxy-reflect: track property reads; validate assignment; default value for missing key; log property access; intercept method calls; immer
regexp: strip html; only letters; extract hashtags; postcode check; camel case to kebab; mask card number; replace all spaces; check password strength; email pattern; digits only; remove spaces; parse log line; password rules; links in text; zip code; contains number; find words; match multiple lines; split by several separators; validate username; allowed characters
set-methods: common tags; what is new in list; compare selections; items in both; missing ids; added and removed; which items are in both lists; overlap; difference of arrays
set: unique tags; selected ids; toggle selected ids; dedupe by id; visited items; seen before; fast includes; favourites
setinterval: poll api; clock component; interval in effect; live clock; tick each second; carousel autoplay; interval keeps running; timer too fast; stale state in interval; digital clock; auto refresh; auto save
settimeout: hide toast after; timer cleanup; delay in effect; delay redirect; splash delay; wait 2 seconds; sleep in javascript; postpone; auto logout; flash message; typing indicator
spread: merge arrays; pass all props; math max of array; clone list; update one field in state; add to array without push; arguments from array; forward props; array into arguments
string-pad: 05 instead of 5; align columns in console; 09:05
string-trim-startend: leading whitespace
strings: reverse text; contains word; slug from title; repeat text; first name from full name; check if empty; initials from name; add strings; palindrome; search in text; characters of word; trim spaces; vowels; check starts with; text between; is string
structured-clone: changing copy changes original; original object changes too
template-literals: class names string; dollar sign curly; conditional class names; graphql query text; text with line breaks; styled components syntax
temporal: time zone of event; time in tokyo; daylight saving; recurring events; holiday calendar
top-level-await: wait for config in module; await import; connect database at module start; await is only valid in async function; load config before app
wasm: python in browser; port c library; sqlite; figma speed; game engine; heavy maths; autocad; pyodide; assembly script; emulator; near native; blazor
weak-references weakmap: metadata for node; cache that forgets; private state; leak of listeners; data tied to dom node; memory keeps growing
`
