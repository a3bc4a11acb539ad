/** Documents, their parts and windows. */
export const pageTasks = `
a: hyperlink; link to page; link to section; open in new tab; mail link; clickable text; go to another site; jump to section; link to other website; anchor tag; link to phone number; href; target blank; url in text; navigate to another page; make text clickable; add a link; make a link; open link in new window; link to email; link on image; anchor link; make button a link; internal link; link to phone; clickable image; link to top of page; go to page on click; jump to id; html link
ping: track link clicks
nav: menu of the page; navigation bar; site navigation; menu landmark; navbar markup; breadcrumb
header-footer: top of page; bottom of page; copyright area; page head and foot; site header; bottom bar
main: main content; skip to content; primary content landmark; main landmark; skip link
article: blog post; news item; self contained content; comment
section: part of a page; chapter; group content
aside: side bar; side note; complementary landmark; related links
figure: picture with caption; image caption; text below image; captioned image; caption under photo; diagram with description; caption under image; picture with text below; photo caption; image with description; caption of a picture; text under image
address: contact information; postal address markup
div span: generic container; wrapper; group elements; container without meaning; inline wrapper
html head body: skeleton of a page; basic structure; root element; blank page; start of document; html boilerplate
title: text in browser tab; page title; tab name; document name
title-attr: text on hover; native tooltip; hover text; info on mouse over
meta: description for search engines; viewport tag; seo; charset; search engine description; mobile viewport; open graph; keywords for google; make page mobile friendly; disable zoom tag; meta tag for mobile devices; responsive meta tag; viewport scale; prevent zoom on mobile; description of page for search; page preview when shared; mobile scaling; meta tags; author and keywords
meta-theme-color: colour of browser bar; address bar color; toolbar colour; status bar color on phone; mobile browser color
meta-refresh: redirect after seconds; auto reload page; automatic redirect; refresh page automatically
link: load stylesheet; favicon; icon of site; include css file; connect css; tab icon; external stylesheet; add stylesheet; rss link; site icon
script: add javascript; load script; async and defer; include js file; script blocks page; where to put script; no javascript message; inline script; external script; load library
style: css inside html; style tag; internal stylesheet
style-attr: inline css; css in tag; style on one element
base: base address of links; relative urls root
object embed: plugin content; flash; embed pdf; embed file
table: rows and cells; make columns and rows; table header; caption of table; price list; comparison table; timetable; table cells; header cells scope; tabular layout; excel like; create a table; make a table in html; html table with header; table borders; table rows and columns; merge table cells; table of data; table layout; striped table markup; two column table; simple table; scrollable table; table caption; align table; responsive table; table with headings; show data in table
slot: default content
hidden-until-found: ctrl f in accordion; find hidden text; findable hidden content; browser search opens section; ctrl+f collapsed; searchable collapsed text; find in page in collapsed; search text in hidden content; ctrl f hidden content; hidden content findable; find text in accordion; browser find collapsed; search in collapsed sections; expand when found; searchable hidden content
scroll-to-text-fragment: link to text; highlight text in url; deep link to sentence; link to quote; share link to paragraph
alerts: message box; ask user; confirm dialog; alert box; prompt for text; simple popup; are you sure; ok and cancel; alert message; native alert; ask a question; popup message; show a message box; confirm box; ask for confirmation; message popup; ask user yes or no; popup with ok button; pop up alert
window: open new window; size of window; popup window by script; browser window; inner width; close window; new tab by script
document-write: write into page
element: live image of element
portal: preview of page; embed and activate
object-hasown: check if object has property; does key exist; property exists in object; own property check
`
