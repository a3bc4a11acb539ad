/** What people ask of elements, attributes and files of a page, where their names say little. */
export const rarerElementWords = `
address: contact block; author of page; phone and mail of company
aria-attribute-reflection: set aria by property; ariaExpanded in script; aria through javascript property
article: blog entry markup; card that stands alone; forum post element
audio-video-tracks: choose language of movie; second audio track; switch soundtrack
autocapitalize: upper case of each word on phone; no capital first letter in login field; keyboard starts with capital
autocorrect: phone changes my input; names get corrected; no correction in code field
b: bold without importance; keyword in text; bold letters element
base: all relative links wrong; prefix for links; target for all links
bdi: names in arabic break layout; user content direction; isolate foreign name
bdo: write text from right to left; reverse letters; override direction
beforeinstallprompt: own install button for app; defer install banner; a2hs
blocking-render: avoid flash before css or font script; ab test flicker; delay showing until loaded
blockquote: long citation; quote from other source; testimonial block
body: main container of page; page content element; margin of page; everything visible
br: break text without paragraph; address lines; line feed tag
check-visibility: is element rendered; visible test including opacity; hidden by content-visibility
cite: title of book; name of movie in text; source of quotation
code: command in text; inline source; function name in paragraph
controls-list: disable download in player; no fullscreen button; video menu without options
cross-document-view-transitions: animate between two html pages; page change animation without javascript framework; fade when following link
data: price with machine value; product id in text
del: removed passage; old version of text; struck deleted words
dfn: explain a term; first use of a term; definition in text
dirname: direction of typed text; rtl input for server
div: box without meaning; layout block; division of page
download: save file instead of opening; link that downloads; name of saved file; export csv by link
em: stress word; emphasised text; italic by meaning
embed: pdf inside page; external content plugin; swf
form: user sends data; fields and button; post to server; action and method; contact mask
gamut-mapping: color outside of screen; out of range colors; too saturated colors change
head: title and meta go there; metadata of page; part before body
headings: title levels; h1 or h2; headline tag
hgroup: title with tagline; sub heading under heading
hr: horizontal rule; line between sections; scene change
html-setters: safe innerHTML; set html with sanitizer; append html string
html: root tag
i: italic text tag; foreign word; technical term; thoughts of character
iframe-srcdoc: write html into frame; iframe without url; preview of email html; sandboxed snippet
image-function: color as background layer; part of image; fallback for image formats
image-maps: click on parts of picture; map with clickable countries; area coordinates
input-button: button without submit; push button with script
input-checkbox: yes no field; several options; accept terms box
input-color-alpha: pick transparent color; opacity slider in picker
input-color: choose a color in form; color swatch; hex color field
input-date-time-month: expiry month; year and month field
input-date-time-week: calendar week field; week number input
input-email-tel-url: mail address field; phone keyboard; check email format; web address field
input-file-webkitdirectory: upload whole folder; choose directory with files
input-hidden: value sent but not seen; id in form; invisible form value
input-image: graphic submit button; coordinates of click in form
input-password: mask typed text; login field with dots; show password toggle
input-range: slider for a value; drag between minimum and maximum; price slider
input-reset: set form back; clear what was typed; restore initial values
input-submit: send form button; press enter to send
ins: added passage; new version of text; underline insertions
kbd: press ctrl c in text; keyboard shortcut markup; key cap
label: text beside field; click text to tick box; name of input
link-rel-dns-prefetch: look up other server early; faster third party connection
link-rel-expect: wait for part of page before showing; block rendering until element is parsed
link-rel-preconnect: open connection to cdn early; faster google fonts
link-rel-prefetch: idle download of likely page
loading-lazy-media: load video only when near; defer audio file
manifest-localization: app name in other languages; translated app title
mark: highlight words in text; search hit in yellow; marker pen
mathml-full: content mathml; old math elements; long division
menu: toolbar list; right click menu element
meta-application-title: name in window of installed app; title bar text of app
meta-refresh: go to other page after seconds; reload page every minute; redirect with html only
modulepreload: load module dependencies early; avoid waterfall of imports
object: fallback content for plugin; embed svg with links; nested fallback
output: result field of form; shows calculated total; result read out
p: text block; paragraph tag; block of sentences
pre: keep spaces and line breaks; ascii art; text as typed
preloading-responsive-images: preload hero with srcset; imagesrcset; early loading of right image size
q: inline quote; quotation inside sentence
referencetarget: label for input inside web component; aria across shadow root; for attribute into shadow dom
ruby: small letters above kanji; pronunciation over characters; furigana tag; pinyin over text
s: no longer valid price; strikethrough tag
samp: output of computer; console result in text
scroll-snap-events: which slide is shown; event when carousel stops; changed snap target
search-input-type: field for queries; x to empty field; magnifier keyboard
sizes-auto: browser works out image size; no sizes attribute for lazy image
slot: hole in component for content; children of custom element; transclude; insert content into web component
small: legal note; side remark
source: one of several files; alternative video file; type of media file; picture source per width
span: color one word; style part of text
state: component is checked style; custom pseudo class; internals states
strong: important warning text; strongly emphasised; bold by meaning
style: css in the page; style block in head; internal styles; embedded stylesheet
table-discouraged: align attribute; border attribute of table; cell background attribute
time: date in article; publication time; machine date
title-attr: hint when hovering; yellow tooltip
translate: exclude word from machine translation; do not translate brand
u: underline without link; misspelled word mark; proper names in chinese
var: variable in formula; placeholder name in text
view-transitions-element-scoped: animate only one part of page; two transitions at same time
wbr: long word may break here; break long file name
window-controls-overlay: own field beside window buttons; hide title bar of app
writingsuggestions: grey predicted text; turn off typing help
`
