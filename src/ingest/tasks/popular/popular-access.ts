/** What specialists of accessibility call features, by whom they help and what they announce. */
export const popularAccessWords = `
a: link opens new window warning; keyboard reachable link
abbr: spell out acronyms for assistive technology; expansion of abbreviation
accent-color: contrast of ticked box; checkbox contrast
accesskey: single key shortcut conflicts with screen reader; shortcut announced
alt-text-generated-content: alternative for css images
animations-css: seizure safe motion
appearance: restyled radio still accessible
arianotify: say loading finished; announce route change; interrupt speech
aside: secondary content landmark
audio: audio control for deaf; audio that plays automatically wcag; transcript for podcast
autofill: less typing for motor impaired
autofocus: focus moves unexpectedly on load; screen reader skips start of page
backdrop-filter: text over blurred picture contrast
before-after: decorative glyph announced; screen reader reads arrow
button: icon only button name; clickable element keyboard; native button instead of role; press with space
caret-color: cursor hard to see
color-mix: contrast safe tint
color-scheme: dark scroll bars and inputs for light sensitive users
color: grey text too light; colour blind safe; unreadable light text
constraint-validation: error message for screen reader; describe error
container-queries: zoomed layout per component
content-visibility: skipped content in accessibility tree; offscreen content find in page
contenteditable tabindex: focusable region without label
contenteditable: role textbox; editable region name
contrast-color: legible label on brand colour
cursor: bigger mouse arrow
customizable-select: listbox keyboard support; select that keeps semantics
datalist: accessible combobox; suggestions announced
description-list: glossary semantics; name value groups; key value pairs read aloud
details: expanded state announced
device-orientation-events: shake to undo alternative
dialog-closedby: escape closes overlay; dismiss with escape wcag
dialog: modal announced; trap keyboard in modal; aria-modal; name of dialog; screen reader leaves modal; focus goes back to button
draganddrop: dragging movements wcag
fieldset: question of a group; group of related controls announced
figure: describe diagram
focus-events: move focus after delete; focus lost after removal; focus change context wcag; focus management
focus-within: container highlight while keyboard inside; reveal menu on keyboard focus; skip menu visible on focus
focusgroup: roving tabindex without script; radio like arrows; aria practices keyboard
font-family: dyslexia friendly typeface; readable font for dyslexic; legible typeface
font-size-adjust: keep fallback text legible
font-size: minimum text size; enlarge text wcag; large print
forced-colors: borders vanish in high contrast; system colours only; focus ring missing in high contrast; buttons without border in high contrast; custom checkbox invisible in high contrast
form-validity-pseudos: error not by colour alone
header-footer: site wide landmark
heading-offset: correct outline in components; heading levels in reused part
headings: jump by headings; screen reader heading list
hidden-until-found: accessible collapsed content
highlight: announce search matches; marked spelling errors for assistive tech
idle-detection: user away warning
iframe: title of frame; name for embedded content; frame without title
img: informative image; image announced by filename
inert: tab key reaches hidden content; collapsed menu still focusable; block focus behind overlay
input-checkbox: mixed state checkbox; indeterminate announced
input-radio: arrow keys between options; radio group keyboard
input-range: accessible slider; slider keyboard
input-selectors: big custom checkbox still native
input: label not tied to field; accessible field name; placeholder is not a label; required field announced
inputmode: right keyboard for motor impaired
interaction: touch target larger on touch; tremor friendly buttons; pointer accuracy
interest-invokers: accessible tooltip
inverted-colors: photos look negative; undo inversion of photos
invoker-commands: accessible trigger without script; button relation announced
keyboard-events: arrow keys in tablist; keyboard alternative; keyboard support for custom control
label: tie text to field; bigger click area of checkbox
lang-attr: language of parts; wrong language spoken
letter-spacing: text spacing override
light-dark: dark theme contrast pairs
line-clamp: hidden text still read
line-height: text spacing wcag; 1.5 line spacing
list-style: safari removes list role
loading-lazy: lazy image alt before load
main: where content starts; skip target; one main per page
marker: bullet announced; emoji bullet read aloud
masks: icons vanish in contrast mode
matchmedia: check motion preference in js; useReducedMotion
mathml: formula read aloud
media-queries: user preference queries; zoom reflow; reflow without sideways scroll; 320 pixel reflow
meta-text-scale: respect phone text size; large text setting of android; dynamic type on web; system font size respected
meta: allow pinch zoom
min-max-clamp: fluid type and zoom; text does not grow with zoom; zoom friendly sizes
multi-column: reading order of columns
nav: label several navs
notifications: deaf friendly alert; alert outside page for screen reader
outline outlines: focus ring too close
outline: removed focus ring; outline none is bad; two colour focus ring; focus ring cut off; thick focus border
overflow-shorthand: clipped text when enlarged; focus scroll container; cut text at 200 percent
picture-in-picture: sign language video beside content
placeholder: placeholder disappears
pointer-events-api: path based gestures
pointer-events: disabled by css still focusable
popover-hint: accessible hint; tooltip closes on escape
popover: accessible menu; non modal overlay focus; disclosure menu; expanded state of menu button
prefers-color-scheme: light sensitivity; photophobia
prefers-contrast: darker text on request
prefers-reduced-data: save data users; slow connection mode
prefers-reduced-motion: replace slide with fade; still image instead of gif; animation triggers; nausea; safe animations; motion opt out
prefers-reduced-transparency: solid background instead of glass; frosted glass hard to read
print: large print version
progress: busy state; loading state for screen reader; percentage announced
reading-flow: tab jumps around in grid
rem: text scales with browser setting; browser font size ignored
resize-observer: react to text enlargement
screen-orientation: landscape only page; allow portrait and landscape
scroll-behavior: motion safe scrolling
scroll-buttons: keyboard usable carousel
scroll-driven-animations: motion tied to scroll and reduced motion
scroll-into-view: focus not obscured
scroll-markers: accessible slide tabs; slide tabs announced
scroll-snap: focus obscured by header; focused link under header
scrollbar-width: hidden scroll bar hurts
search: role search landmark
section: named region; too many landmarks
select: accessible dropdown; native select better than custom; select keyboard
setinterval: carousel pause control; auto updating content wcag; moving content stop
settimeout: session timeout warning; time limit adjustable; timeout too short; extend session
shadow-dom: aria across shadow boundary; label in other shadow root; axe in shadow tree
speech-recognition: speak instead of typing
speech-synthesis: read page for blind; self voicing app; kiosk for blind
spellcheck: dyslexia spell help; spelling help
starting-style: entry motion and reduced motion
sticky-positioning: sticky header covers focus
sub-sup: formula h2o read aloud
svg: accessible icon; hide icon from screen reader; svg focusable in tab order; name for svg icon
switch-control: on off announced; toggle announced as switch
tabindex: tabindex minus one; focus heading after route change; focus error summary; scrollable region focusable
table: caption announced; scope of header; layout table; screen reader table navigation
text-align: justified text harms dyslexia; left aligned for readability
text-decoration: link not by colour alone
text-spacing-trim: spacing of cjk punctuation
text-tracks: caption size; user caption preferences; descriptions track
text-transform: screen reader spells capitals; caps read letter by letter
textarea: character limit announced
title: title after route change; screen reader reads page title
transitions: motion safe hover
user-pseudos: error timing friendly
video: video without captions; sign language; media alternative
view-transitions: focus after page change
visibility: hidden from screen reader and keyboard; invisible but focusable problem; hidden menu still in tab order
web-animations: stop all motion by script
webvtt: sound descriptions; audio descriptions; transcript from captions
width-height: target size 24 pixels; touch target 44; small touch targets
writing-mode: vertical text hard to read
`
