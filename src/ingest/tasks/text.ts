/** Letters, lines and languages. */
export const textTasks = `
text-overflow: dots at the end of long text; cut off text with dots; shorten a long line; three dots; single line truncation; text too long for box; overflowing text dots; abbreviate long names; ellipsis on one line; crop text
line-clamp: limit number of lines; read more; cut text after three lines; multi line truncation; show only two lines; shorten paragraph; clamp lines; ellipsis after several lines; preview of long text; webkit box orient
white-space: keep line breaks; no line wrap; preserve spaces; text on one line; nowrap; prevent text wrapping; do not break line; keep formatting of text; show newlines
white-space-collapse: preserve whitespace; collapse spaces
text-wrap: prevent line breaks; do not wrap; keep text on a single line; stop wrapping
overflow-wrap word-break: break long words; long url overflows; word too long; split words; force line break in long string; text runs out of its box; url breaks layout; wrap long links; break long word; text breaks out of box; wrap long url; break word; long words on mobile; words overflow container
hyphens: split words with dashes; syllables; soft hyphen; hyphenate automatically; long german words; word division
text-wrap-balance: even lines in headings; balanced title lines; headline with similar line lengths; avoid one word on last line; heading breaks nicely; balanced text
text-wrap-pretty widows-orphans: single word on last line; typographic orphans; nicer paragraphs; last line too short; widow; lonely word; avoid runts
text-align: center text; right aligned text; justify paragraph; align to the left; text in the middle; middle of the page; center a heading; center text horizontally; align text right; justify text; align text in the middle; text to the left
text-align-last: last line of justified text
text-justify: spread words to fill line
text-indent: indent first line; paragraph indentation
text-transform: capital letters; uppercase by style; all caps; lowercase; capitalize words; upper case
text-decoration: underline; strike through; line under text; remove underline from links; crossed out text; wavy underline; dotted underline; links without underline; colour of underline; remove line under link; underline text; line through text; link without line; strike text; underline style; custom underline; underline color; double underline
text-underline-offset: space between text and line; move underline down; distance of underline; thickness of underline; underline too close
text-underline-position: underline below descenders
text-decoration-skip-ink: underline gaps at descenders; line through letters
text-emphasis: dots above characters; emphasis marks; japanese emphasis
text-stroke-fill: outline of letters; hollow text; border around text; stroked text; outlined font; text border; hollow letters; contour of letters; text outline; outline around text; stroke on text; outlined text; white text with black border; text with border; letters with outline; text contour; border of letters; hollow text effect
paint-order: stroke behind fill; stroke outside of letters
text-box: trim space above text; leading trim; vertically center text in button; remove extra line height; crop font whitespace; cap height; text looks off center
text-fit: fit text to width; scale text to container; headline fills line; auto font size
line-height: distance between lines; leading; line spacing; double spacing; space between lines; line distance; more space between text lines; text line spacing
letter-spacing: tracking; gap between letters; spread letters; kerning between characters; space characters apart; space between letters; letter distance; spread out letters; more space between letters; text spacing; space letters
word-spacing: gap between words
font-family: which typeface; font stack; times new roman; choose a typeface; set text font; arial; helvetica; set font; use another font; font for whole page; which font; default font; font style of page; nice font; monospace font; different font
font-face: own font file; load custom typeface; woff; google fonts; self host fonts; add a font to my site; embed font; use downloaded font; new typeface; install a font; use custom font; add own font; load google font; add font file; import font; host own fonts; use a downloaded font; new font on website; external font
font-display: flash of invisible text; fallback while font loads; foit; fout; text invisible during load; swap fonts; slow loading fonts; text hidden until font arrives
font-loading: know when fonts are loaded; load font by script; wait for fonts
font-size: bigger text; text size; letters larger; make text larger; change size of text; small print; change text size; make text bigger; font bigger; text too small; small text; set font size; increase text size
font-weight: bold; thin font; heavy letters; boldness; light text; semibold; thick text; bold text; thick letters; thicker text; bold font; text weight; lighter text; make letters bold; semi bold
font-style: italic; slanted letters; oblique; italic text; make text italic; slanted text
font-variation-settings: variable font axes; weight slider; animate weight; one font file many weights; change thickness smoothly; custom axis; variable typeface
font-feature-settings: stylistic sets; opentype features; alternate glyphs
font-variant-numeric: digits of equal width; tabular figures; old style numbers; fractions; slashed zero; align numbers; numbers jump in timer; monospaced digits
font-variant-ligatures: joined letters; fi ligature; disable ligatures; arrows in code font
font-variant-caps: small capitals; petite caps; small caps
font-size-adjust: match x-height of fallback; same apparent size; fallback font same size
font-metric-overrides: layout shift from fonts; size-adjust fallback; ascent override; cls from web fonts
font-palette: colored fonts; change colors of emoji font; color font palette
font-optical-sizing: design for small size; optical size
font-kerning: pairs of letters; kerning on or off
font-stretch font-width: condensed font; narrow letters; expanded typeface
font-family-system: native ui font; san francisco; segoe; os font
local-fonts: list installed fonts; fonts on the computer; user's fonts
font-synthesis: fake bold; faux italic; synthetic bold
colrv1 colrv0: color emoji font; gradient glyphs
initial-letter: large first letter; sunken initial; big letter at start; dropped capital; versals; illuminated letter; first letter spans lines
first-letter: style first character; capital at the beginning; first letter different; fancy first letter; enlarge initial
first-line: style first row of text
hanging-punctuation: quotes outside of text edge; optical margin
quotes: quotation marks; german quotes; curly quotes
ruby: pinyin; furigana; pronunciation above characters; annotations over kanji; reading aids
text-orientation: upright letters; rotate letters in vertical text; letters stacked; latin in vertical text
text-combine-upright: numbers in vertical text; tate-chu-yoko
text-autospace text-spacing-trim: space between chinese and latin; cjk spacing; punctuation spacing in japanese
text-size-adjust: ios enlarges text; font boosting; landscape text bigger; iphone changes font size; text inflation; disable automatic text size
meta-text-scale: follow phone font size; os text setting; larger text accessibility setting; dynamic type; scale with user's font size
tab-size: width of tab; indentation in code
lang: style by language; selector for language
lang-attr: language of page; declare language; page in french; language for screen readers; set language; language of the document; language attribute; page language; set document language; html language; lang of page; language of part of page; specify language; document language for screen reader
dir-pseudo: style by direction; rtl selector
bdi bdo: mixed arabic and english; isolate direction; reverse text direction
dirname: send text direction
rem: relative to root font size; root em; scalable sizes
em-unit: relative to font size
ch: width of zero; characters per line; measure of text; line length limit
lh: height of a line; unit of line height; vertical rhythm
cap: height of capitals
ex: x-height
spellcheck: red underline; disable spell checker; check spelling; misspelled words; turn off squiggly line
autocorrect: turn off auto correction; ios corrections
autocapitalize: first letter upper case while typing; phone keyboard capitals
contenteditable: rich text editor; edit in place; wysiwyg; make text editable; click to edit; editable div; let users edit page
edit-context: own text editor; canvas editor input; custom editing
execcommand: bold button in editor; rich text commands
headings: title of section; h1; heading hierarchy; page structure; big title; document outline; heading tags; heading levels; big heading; section titles; title text; h1 to h6; header text; sub heading; page headline
heading-offset: shift heading levels; heading level in component; adjust heading rank; nested heading levels; automatic heading level
heading-selectors: select all headings; style headings by level
p: paragraph; block of text
br: line break; new line
wbr: where a word may break; break opportunity
hr: horizontal line; divider; separator line
strong: important text; bold words; emphasised strongly
em: emphasis; stressed words
b: bold tag; make words bold
i: italic tag
u: underline tag
s: no longer correct text; strike out price; old price
del: deleted text; tracked changes; removed text
ins: inserted text
mark: highlighted words; yellow marker; highlighter; mark text yellow
code pre: show source code; code block; monospace block; preformatted text; code snippet
kbd: key names; keyboard input markup; show keys
sub-sup: footnote number; small raised text; exponent; subscript and superscript; chemical formula; trademark sign
blockquote q cite: quote someone; quotation; citation; testimonial
abbr: explain abbreviation; acronym; tooltip for short form
time: machine readable date; date markup; publish date
small: fine print; copyright notice; side comment
list-elements: bullet list; numbered list; list of items; unordered; ordered; bullets; enumeration; make a list; bulleted list; list with numbers; nested list; ordered list; unordered list; list items; html list; checklist; to do list; list start number
description-list: terms and definitions; glossary; key value list; faq markup; metadata list
mathml: formulas; equations; math notation; fractions in page; write math; latex in browser
alt-text-generated-content: text alternative for icon from styles; silent decorative content; hide generated content from assistive technology; screen reader reads bullet; icon font read aloud; alternative text in content property; alt text for css content; screen reader reads pseudo element; decorative icon css; css generated content accessibility; icon in content ignored; alternative text for pseudo elements
strings: concatenate text; substring; split text; text length; compare text; upper case string; find in text; join text; cut string; replace part of text; letters of a word; trim whitespace; index of a letter; check if string contains; cut off string; split string by comma; get part of string; string length; compare strings; trim string; capitalize first letter; uppercase string; reverse a string; convert to string; remove characters; find position in string; count characters; remove spaces from string; string to array; last character of string; join strings; first word
template-literals: text with variables; multi line string; interpolation; backtick; insert variable into text; string formatting; f strings; put variable in string; string with variables; multiline text; concat string and variable; string template; dollar curly braces; insert value into text
string-includes: check whether text contains; text has word; find word in string; contains substring
string-startsends-with: begins with; ends with; check file extension; check prefix
string-pad: leading zeros; pad number; fixed width text; zero fill; add zeros in front; add leading zeros to number; pad with zeros; two digit month; fill string with characters
string-repeat: same text many times; duplicate text
string-replaceall: replace every occurrence; replace all in text; substitute all matches; replace all occurrences; replace every space; replace multiple characters; change all matches
string-trim-startend: remove whitespace at the beginning; strip leading spaces; trim text; remove blanks around text; cut trailing whitespace; delete spaces around a string; remove spaces from both ends; strip spaces of input; trim whitespace from start; delete leading and trailing spaces
string-at: last character; letter at position
string-matchall: all matches of pattern; every match with groups
string-normalize: remove accents; compare unicode; diacritics
string-codepoint unicode-point-escapes: emoji length; character code; surrogate pairs
string-raw: backslashes in text; unescaped string; windows path
string-wellformed: broken surrogates; lone surrogate
text-encoding: string to bytes; utf-8; bytes to string; decode text; convert text to buffer
base64encodedecode: encode to base64; decode base64 text; binary to ascii
uint8array-base64-hex: bytes to base64; hex string to bytes; bytes to hex
regexp: pattern matching; search with pattern; validate email by pattern; match text; find and replace pattern; capture groups; lookahead; regex flags; wildcard search; sticky flag; unicode sets; validate email; regex for numbers; match pattern in string; test string against pattern; extract numbers from text; regular expression example; named groups; replace with regex; remove special characters; phone number pattern; regex match all; case insensitive match; find all matches
regexp-escape: escape user input for pattern; special characters in pattern
intl: format numbers by locale; format money; dates in local language; thousand separators; sort by locale; currency; price with currency symbol; localized dates; translate numbers; format date; decimal separator; number with commas; alphabetical sort with umlauts; date in german; percent format; internationalisation; format number with commas; format money in euro; format date for country; date in local format; currency formatting; number formatting; localize date; translate date; german number format; month names; weekday names; percent formatting; compare strings with umlauts; local time string; compact numbers like 1k; big numbers short; unit formatting; price format; dollar sign and decimals
intl-relative-time-format: 3 days ago; yesterday; in two hours; relative dates; moments ago; time since; how long ago; minutes ago; posted 5 minutes ago; relative time; how long since; time difference in words; days ago text; 2 hours ago
intl-list-format: a, b and c; join words with and; enumerate with commas
intl-plural-rules: one item two items; singular or plural; ordinal suffix; 1st 2nd 3rd; pluralise
intl-segmenter: count words; split into graphemes; split text into sentences; word boundaries; count emoji; characters as people see them
intl-display-names: country names; language names; name of currency; flags and regions
intl-duration-format: 2 hours 30 minutes; format duration; show elapsed time
intl-locale: parse language tag; locale object
intl-locale-info: first day of week; week start; weekend days; calendar of locale
language: which language does the user speak; preferred language; browser language; user's locale
translator: translate text in browser; machine translation; local translation
languagedetector: which language is this text; detect language of text
summarizer: short version of text; tl;dr; summarise article
languagemodel: built-in ai; prompt api; gemini nano; local llm; on-device model; chatbot in browser; large language model
speech-recognition: dictation; voice commands; microphone to text; voice search; transcribe speech; talk to page; spoken input; listen to user
speech-synthesis: read text out loud; text reader; voice output; speaking page; robot voice; read page aloud; say text; spoken feedback; speak text; read text aloud; text to voice; read page; voice of computer; say a sentence; speech output; convert text to speech; page reads text; read out loud; talking website
white-space text-wrap: prevent text from wrapping; keep text on one line; stop line break; no wrap; text in one line; text does not wrap; do not break text; avoid line break; text should not wrap; single line text
text-wrap-balance text-wrap-pretty: orphan word; single word on a line; balance headline; headline lines same length; no orphans in text; avoid single word last line; better line breaks; balanced heading; last word alone; uneven headline
initial-letter first-letter: first letter big; big first letter; drop caps; large initial; large capital letter; first letter style; fancy initial; first character bigger
text-underline-offset text-decoration: underline position; distance between text and underline; underline spacing; thick underline; move underline; underline offset; thicker underline; underline gap
font-variation-settings font-weight: variable font; font weight animation; animate font weight; variable fonts axis; weight axis; smooth font weight change; use variable font
text-size-adjust meta-text-scale: text size on mobile; text size set by os; font scaling on phone; text scaling; system text size; user text size on mobile; accessibility text size; larger text setting; mobile browser text zoom; os font size; respect system font size
heading-offset headings: heading level of nested component; heading levels in sections; heading depth; automatic heading levels; headings in components; nested headings; heading level offset; correct heading levels
`
