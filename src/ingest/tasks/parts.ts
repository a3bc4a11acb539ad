/** What people want of parts that are no feature of their own: a property, an attribute or a method of a larger feature. */
export const partTasks = `
scroll-snap: scroll padding; scroll margin; anchor offset; anchor under fixed header; heading hidden behind sticky header; sticky header covers anchor; header overlaps anchor target
table: collapse table borders; fixed table layout; equal column widths; column width of table; caption below table; cell over several columns; cell over several rows; zebra table markup
transforms2d: change rotation origin; rotate around corner; transform from center
transforms3d: hide back of card; keep children in 3d
animations-css: keep last frame; animation fill mode; play once; alternate direction; delay animation; pause on hover; animation repeat count
transitions: only transition color; easing of hover
gradients: hard color stop; transparent to black; repeating stripes; radial spotlight
svg: letters on curve; text follows path; curved text path; dashed stroke; draw line animation; svg sprite; reuse icon; view box scaling; stroke thickness; fill color; html inside svg
nth-child: only child; last two items; first of list
before-after: pseudo elements; clearfix hack; decorative arrow
user-action-pseudos: hover state; active state; focus state; mouse pointer over
selectors: attribute starts with; attribute contains; following siblings; direct children only; all descendants
input-file: accept only images; restrict to pdf; size limit of file
input-number: step attribute; decimal input; remove spinner arrows
button: type of button; button inside form submits
a: noopener; nofollow; target blank security; telephone link; mailto link
img: image dimensions; decode asynchronously; layout shift by images; fallback for broken image; broken picture
video: muted autoplay; inline on iphone; preload metadata; playback speed; faster playback; jump to time; video ended
script: async attribute; defer attribute; script order; script at end of body; inline data for script; json in script tag
link: print stylesheet link; touch icon; svg favicon; favicon not updating; canonical link
meta: width device-width; author tag; robots noindex; charset utf-8
iframe: allowfullscreen; lazy iframe; referrer of frame
list-elements: start number of list; reversed list; letters as numbers
textarea: limit characters; placeholder in textarea
keyboard-events: which key was pressed; enter pressed; shift held
array-iteration-methods: sum of prices; every item passes; any item matches; transform list; remove by condition; index in loop
date: iso string; weekday name; month is off by one; end of month; parse date string; date picker value
intl: local currency; weekday in language; natural sort; sort numerically; date range format
json: circular structure; indent json; parse failed; unexpected end of json; unexpected token in json
history: popstate; state object
console: console table; count calls; group messages; time measurement
web-audio: change volume; low pass filter; play several sounds; decode audio file
service-workers: update available; skip waiting; cache storage; delete old cache
push: vapid keys; subscription; silent push
cookies: expires; path and domain; samesite; secure flag; read in javascript; delete cookie
cors: preflight request; credentials across origins; opaque response; allow all origins; no-cors mode
csp: report only; strict dynamic; script nonce; embed policy; who may frame my page; refuse to frame
class-syntax: getters and setters; call parent constructor; private method; public fields
js-modules: default export; named import; circular import; module not found; unexpected import outside module
regexp: lazy quantifier; named capture; unicode property; replace callback; match groups; test pattern
custom-properties: variable with fallback; invalid variable; inherit variable; change by script; local variable
media-queries: orientation query; print query; combine conditions; min width and max width
font-face: local font; unicode range; preload fonts; subset font; woff2 format
text-decoration: color of underline; remove underline of link; dotted line under text
list-style: disc circle square; bullet inside; no bullet; custom marker image
details: open by default; change marker; summary icon; toggle event
intersection-observer: threshold; root margin; sentinel element; trigger once; visible percentage
view-transitions: transition name; snapshot; list reorder animation; skip transition
`
