/** Accessibility, publishing, guidelines and the work of the organisations, by what people look for in them. */
export const documentSpecWords = `
WCAG22: web content accessibility guidelines; contrast ratio; success criteria; level aa and aaa; wcag 2.1; accessible websites rules; alt text requirement; ada and section 508
wcag-3.0: next accessibility guidelines; silver; wcag 3 draft
wai-aria-1.2 wai-aria-1.3: aria roles states and properties; role attribute; aria-label; accessible widgets; landmarks; live regions; aria-expanded
html-aria: allowed aria on html elements; which role may be used; implicit roles of elements; conformance of aria in html
accname-1.2: accessible name calculation; how screen reader name is computed; label text of element; aria-labelledby order
core-aam-1.2: aria to platform accessibility api; msaa uia atk axapi; accessibility tree mapping
html-aam-1.0: html elements in accessibility tree; which role html element has for screen reader; elements to accessibility api
mathml-aam: formulas for screen readers; accessible equations; math to accessibility api
css-aam: css and accessibility tree; generated content for screen readers; hidden content and assistive technology; css effects on assistive technology; display property and accessibility tree
pdf-aam: accessible pdf tags; pdf and screen readers
graphics-aam-1.0: charts for assistive technology; graphics roles mapping
graphics-aria-1.0: roles for diagrams and charts; graphics-document role; accessible charts; accessible drawings
dpub-aam-1.1: publishing roles mapping; chapters for screen readers
dpub-aria-1.1: roles for books; doc-chapter and doc-footnote; accessible ebooks markup
aom: accessibility object model; aria by script without attributes; accessible node
act-rules-format-1.1: accessibility test rules; automated accessibility checks; how to write accessibility tests
epub-33 epub-34: ebook format; epub files; digital books; e-reader content
epub-rs-33 epub-rs-34: ebook readers; how reading apps show epub
epub-a11y-12: accessible ebooks; epub accessibility metadata
audiobooks: spoken books; audio book manifest
pub-manifest: manifest of publications; reading order and table of contents of books
wpub wpub-ann: books as web pages; web publication; annotations in publications; ebooks without epub
mathml-core: formulas in html; equations in browsers; fractions and roots; math tags; mathml for chrome
mathml4: full mathml; content and presentation markup; intent attribute; math markup version 4
xml-entity-names: named characters; entities such as nbsp; html entities list; math symbols names
html-ruby-extensions: rtc and rb tags; complex ruby; bopomofo markup
i18n-glossary: terms of internationalization; what is a grapheme; language and script terms
design-principles: how to design web apis; api design guide; tag principles
ethical-web-principles: ethics of the web; web for good
promises-guide: how standards use promises; async api design
test-methodology: testable requirements; write conformance tests
w3c-process: how w3c works; stages of recommendation; candidate recommendation; working groups and chairs
w3c-patent-policy: royalty free licensing; patents of w3c; patent exclusion
`
