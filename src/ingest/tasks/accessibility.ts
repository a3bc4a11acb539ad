/** Roles, states and success criteria, by what of the platform answers them. */
export const accessibilityWords = `
header-footer: role banner; role contentinfo; banner landmark; page header landmark; footer landmark; site banner
main: role main; bypass blocks; skip to main; skip navigation; main region
nav: role navigation; navigation landmark; multiple navigations; breadcrumbs
aside: role complementary; complementary region
section: role region; labelled region; landmark region
search: role search
article: role article; feed item
main nav header-footer aside section: landmarks; aria landmarks; page regions; sectioning elements; semantic html; semantic structure; semantic markup
form: role form; form landmark
dialog: role dialog; role alertdialog; modal accessibility; return focus after closing; accessible modal; focus moves into dialog
inert: keyboard trap; background not reachable; hide background from screen reader; tab stays in modal; disable background; tabbing behind modal; inactive content; tab out of modal
interactivity: inert in css; not interactive
details: show hide widget; disclosure widget; disclosure pattern; expandable region; accordion pattern
details-name: accordion single open; exclusive disclosure
select: role option; select only combobox; listbox
customizable-select: accessible select; listbox pattern; menu of options with icons
datalist: role combobox; editable combobox; autocomplete pattern
switch-control: switch role; toggle state
button: role button; aria-pressed; div as button; fake button; accessible button
input-checkbox: role checkbox
input-radio: role radio; radio group pattern
input-range: role slider; aria-valuenow; slider pattern
input-number: role spinbutton; spinner field
progress: role progressbar; indeterminate progress; busy indicator
meter: role meter
output: role status; result announced
table: role table; role grid; scope attribute; th scope; header cells; column headers; row headers; table summary; data table; caption for table; aria-sort; table semantics
list-elements: role list; list semantics; list announced
list-style: list semantics removed; voiceover list
figure: role figure; figcaption; long description; complex image description
img: role img; text alternative; decorative image; empty alt; null alt; non-text content; describe image
a: role link; link purpose; link text; skip to content link; meaningful link text; click here links
headings: role heading; aria-level; heading order; heading structure; skipped heading level; document headings
lang-attr: language of page criterion; change of language; foreign phrase; wrong pronunciation; screen reader accent
title: page titled; unique page title; title announced
label: accessible name; aria-label; labels or instructions; name of control; labelled by; unlabelled input; missing label; programmatic label; label in name
fieldset: group label; related fields; group of inputs; group name; grouped fields; legend for radios
constraint-validation: error identification; error suggestion; aria-invalid; aria-required; error prevention; required indicator; inline errors
form-validity-pseudos: required indicator style; error state style
user-pseudos: premature errors; late validation
autofill: identify input purpose; input purpose; autocomplete tokens; personal data fields; autocomplete values
placeholder: low contrast hint; placeholder color; hint text color
placeholder-shown: floating labels; label moves up
aria-attribute-reflection: aria-describedby; aria-controls; aria-current; aria-haspopup; aria-busy; aria states; aria properties; role attribute; set role; default aria role; element internals aria; hide from screen reader; accessible description; wai-aria
arianotify: live regions; polite; assertive; role alert; role log; status messages; announced to screen reader; toast announced; spoken update; alert screen reader; form errors announced
referencetarget: aria across shadow roots; label for in shadow dom; idref shadow; aria-labelledby shadow root; aria-activedescendant shadow
focusgroup: role toolbar; role tablist; role menubar; arrow key pattern; composite widget; tabs pattern; tablist; toolbar pattern; menubar; grid navigation
reading-flow: meaningful sequence; source order; dom order; order mismatch; visual tab order
tabindex: keyboard accessible; keyboard operable; tabbable; not keyboard reachable; focusable custom control; focus a div; tabindex -1
accesskey: keyboard shortcuts; shortcut attribute; character key shortcuts
focus-visible: focus visible criterion; focus style; keyboard only outline; keyboard users
outline outlines: outline offset; ring offset; focus border
focus-within: focus inside group; row has focus; highlight focused group
focus-events: focusin; focusout; move focus; set focus; focus an element; focus lost
autofocus: initial focus; first field focus
popover: non modal dialog; toggle tip; menu button; transient overlay; popup hint
popover-hint interest-invokers: tooltip on keyboard focus; content on hover or focus; tooltip accessibility; dismissible tooltip
title-attr: native tooltip text; tooltip attribute
prefers-reduced-motion: animation from interactions; pause stop hide; seizures; dizzy; epilepsy; flashing content; reduced motion setting
animations-css: stop moving content
prefers-contrast: increased contrast; contrast minimum; low vision; contrast preference of user
forced-colors: contrast themes; forced colours mode; forced color adjust
system-color: canvastext; buttontext; linktext; high contrast keywords; colors in forced mode
inverted-colors: invert colours; inverted screen; classic invert
prefers-reduced-transparency: transparency setting; less translucency; opaque background preference
contrast-color: color contrast; text contrast; contrast ratio; automatic text colour; white or black text
color-contrast: contrast checker in css
meta: user-scalable; maximum-scale; pinch zoom blocked; prevent zooming; zoom disabled; page zoom; device width; page too small; tiny page on mobile; desktop site on phone
touch-action: pinch blocked; gestures disabled
meta-text-scale: text resize; larger system text; text zoom; font size of phone; text size preference; accessibility font size
rem: resize text; user font size; font size setting; scalable text
text-size-adjust: text autosizing; font inflation
zoom: reflow; text magnification; 400 percent
letter-spacing line-height word-spacing: text spacing criterion; readable spacing; dyslexia; dyslexic readers
interaction: target size; touch targets; tap target; coarse pointers; hover on touch; hover not available; touch device hover; sticky hover; mouse available; pointing device; fat finger
visibility: hidden from everyone; not read aloud
clip clip-path: visually hidden; sr-only; screen reader only; screen reader text; hidden label; offscreen text
hidden-until-found: collapsed content search; searchable accordion; find in page; reveal on search
check-visibility: element visible check; really visible; rendered or not; hidden element test
speak: speech style sheet; spoken or silent; aural
speak-as: spell out; read digits; read punctuation; speak punctuation; spoken digits
webvtt: captions for deaf; hard of hearing; caption file; transcripts
text-tracks: described video; kind captions; multiple subtitles; caption button
webvtt-cue-settings: caption position; move captions; subtitle placement
webvtt-cue-alignment: caption alignment; subtitle alignment
webvtt-regions: caption area; scrolling captions; subtitle area
audio-video-tracks: audio description track; alternate audio; sign language video; language of audio; dubbed audio; switch language of video
video: media controls; accessible player; start automatically
speech-recognition: voice control; voice input; speak to type; speech input; dictate
speech-synthesis: screen reader voice; listen to article
ruby: pronunciation; pronunciation guide; phonetic; yomigana
abbr: abbreviations; expand acronym; expanded form; unusual words
dfn: definition of term; glossary term; define word; jargon; unusual word
bdi: user names in rtl; mixed direction; direction isolation; bidirectional names
logical-properties: right to left; rtl; rtl layout; arabic layout; hebrew layout; direction aware; bidi layout
layout-direction-override: direction property; rtl text; text direction; unicode bidi
dir-pseudo: direction selector; style for rtl; rtl only
scroll-markers scroll-buttons: carousel pattern; carousel semantics; tabs of slides
alt-text-generated-content: css content read; pseudo content announced; generated content screen reader; icon announced; emoji announced; decorative icon hidden
scroll-elements: keyboard scrolling
target: bookmark highlight; jumped to; linked heading highlight; anchor highlight
screen-orientation-lock: orientation criterion; locked orientation; force landscape; portrait only
device-orientation-events: tilt control; tilt the phone
cursor: pointer size; mouse cursor style; wait cursor
time: machine readable time; date for assistive technology
mathml: accessible math; read equations; math accessibility
svg: accessible svg; svg title; icon label; text along curve; curved text; text along path; line drawing animation; icons
keyboard-events: keyboard support; keydown handler; escape closes; enter and space; keyboard interaction; shortcut keys
pointer-events-api: pointer cancellation; single pointer; dragging movements
draganddrop: dragging alternative; drag handle
description-list: term and definition; metadata pairs
blockquote: quoted text
em strong: stress emphasis; semantic emphasis
del ins: edits; revision marks; track changes; price reduction
mark: search match; relevance
hr: thematic break; section break
address: contact details; author contact
details fieldset: role group
tabindex focus-events: programmatic focus
focus-visible outline outlines: focus appearance; ring
prefers-reduced-motion device-orientation-events: motion actuation
`
