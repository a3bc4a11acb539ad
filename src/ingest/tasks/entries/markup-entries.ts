/** Elements and attributes of HTML and SVG, by what they do. */
export const markupEntryTasks = `
html.global_attributes.accesskey: keyboard shortcut; shortcut key
html.global_attributes.autocapitalize: capital letters while typing
html.global_attributes.autocorrect: turn off correction
html.global_attributes.autofocus: focus on load; cursor in field
html.global_attributes.class: name for styles; css class
html.global_attributes.contenteditable: editable text; edit in page
html.global_attributes.data_attributes: custom data; own attributes; data dash attributes; store data in html
html.global_attributes.dir: text direction; rtl
html.global_attributes.draggable: make draggable; drag element
html.global_attributes.enterkeyhint: enter key label; go button on keyboard
html.global_attributes.exportparts: forward parts
html.global_attributes.hidden: hide element; not shown; hide in html
html.global_attributes.hidden.until-found: find in page opens
html.global_attributes.id: unique name; anchor name
html.global_attributes.inert: not interactive; disable section
html.global_attributes.inputmode: numeric keyboard; mobile keyboard type
html.global_attributes.is: customised built-in
html.global_attributes.lang: language of text; language of page
html.global_attributes.nonce: allow inline script
html.global_attributes.part: style from outside
html.global_attributes.slot: place in component
html.global_attributes.spellcheck: red underline; spell checking
html.global_attributes.style: inline style
html.global_attributes.tabindex: focusable; skip in tab order; skip element with tab
html.global_attributes.title: text on hover
html.global_attributes.translate: do not translate
html.global_attributes.virtualkeyboardpolicy: do not open keyboard
html.global_attributes.writingsuggestions: typing suggestions
html.elements.a: link; hyperlink
html.elements.a.href: address of link; link target address
html.elements.a.target: open in new tab; open in new window; blank window
html.elements.a.download: download link; save file
html.elements.a.rel: nofollow; noopener; relation of link
html.elements.a.rel.noopener: safe new window
html.elements.a.ping: track clicks
html.elements.abbr: abbreviation
html.elements.area: clickable area of image
html.elements.article: blog post; news item
html.elements.aside: sidebar
html.elements.audio: music player
html.elements.base: base of relative links
html.elements.blockquote: long quote; quotation
html.elements.body: visible page
html.elements.br: line break
html.elements.button: clickable button
html.elements.button.type: submit or button; button submits form
html.elements.button.disabled: disable button
html.elements.button.popovertarget: button opens popover
html.elements.button.commandfor html.elements.button.command: button opens dialog
html.elements.canvas: drawing area
html.elements.caption: title of table
html.elements.code: code snippet
html.elements.col html.elements.colgroup: style table column
html.elements.datalist: suggestions; autocomplete
html.elements.del: deleted text
html.elements.details: accordion; collapsible
html.elements.details.name: only one open
html.elements.details.open: expanded at start
html.elements.dialog.closedby: close on outside click
html.elements.dialog.open: open dialog state
html.elements.div: box
html.elements.dl: definition list; key value list
html.elements.em: emphasis
html.elements.embed: embed pdf; plugin
html.elements.fieldset: group of fields
html.elements.fieldset.disabled: disable group; disable all fields; disable fieldset; disable whole form
html.elements.figure: picture with caption
html.elements.figcaption: image caption
html.elements.footer: bottom of page
html.elements.form: send data
html.elements.form.action: where form is sent
html.elements.form.method: get or post
html.elements.form.enctype: file upload form; multipart
html.elements.form.autocomplete: autofill of form off
html.elements.form.novalidate: no validation; turn off browser validation
html.elements.form.target: response in new tab
html.elements.h1: main heading; page headline
html.elements.head: metadata of page
html.elements.header: top of page
html.elements.hr: divider
html.elements.html: root of page
html.elements.iframe: embed page; embed video
html.elements.iframe.allow: permissions of frame
html.elements.iframe.allowfullscreen: fullscreen video in frame
html.elements.iframe.loading: lazy frame
html.elements.iframe.sandbox: restrict frame; untrusted content
html.elements.iframe.srcdoc: html of frame inline
html.elements.img: picture; show image
html.elements.img.alt: alt text; image description
html.elements.img.decoding: decode image later; async decoding
html.elements.img.fetchpriority: load image first; important image
html.elements.img.loading: lazy load image; load later
html.elements.img.sizes: image width by screen
html.elements.img.src: address of image
html.elements.img.srcset: responsive images; retina image; several sizes
html.elements.img.width html.elements.img.height: reserve space for image
html.elements.img.usemap: clickable image
html.elements.input: text field
html.elements.input.accept: allowed file types; only images; only pdf; restrict files
html.elements.input.autocomplete: autofill; autocomplete off; remember value
html.elements.input.capture: take photo
html.elements.input.checked: preselected checkbox
html.elements.input.disabled: inactive input; greyed out
html.elements.input.max: largest value; latest date
html.elements.input.maxlength: maximum length; character limit; max characters; limit letters
html.elements.input.min: smallest value; earliest date
html.elements.input.minlength: minimum length; at least characters
html.elements.input.multiple: several files; several emails
html.elements.input.pattern: regular expression for input; allowed characters; regex validation; format of input
html.elements.input.placeholder: hint text; example text in field
html.elements.input.readonly: not editable; read only field
html.elements.input.required: mandatory; must be filled
html.elements.input.size: width of field in characters
html.elements.input.step: decimal numbers; increment
html.elements.input.switch: toggle switch
html.elements.input.type_checkbox: tick box
html.elements.input.type_color: color picker
html.elements.input.type_date: date picker; calendar
html.elements.input.type_datetime-local: date and time picker
html.elements.input.type_email: email field
html.elements.input.type_file: file upload; choose file
html.elements.input.type_number: number field
html.elements.input.type_password: password field
html.elements.input.type_radio: one of several
html.elements.input.type_range: slider
html.elements.input.type_search: search box
html.elements.input.type_submit: send button
html.elements.input.type_tel: phone number field
html.elements.input.type_time: time picker
html.elements.input.type_url: website field
html.elements.input.webkitdirectory: folder upload
html.elements.label.for: connect label with input
html.elements.legend: title of field group
html.elements.li: list item
html.elements.li.value: number of list item
html.elements.link: include stylesheet
html.elements.link.rel.icon: tab icon
html.elements.link.rel.preload: load early; preload font
html.elements.link.rel.prefetch: load for next page
html.elements.link.rel.preconnect: connect early
html.elements.link.rel.manifest: install as app
html.elements.link.media: stylesheet for print
html.elements.link.integrity html.elements.script.integrity: checksum of file; tampered cdn
html.elements.main: main content
html.elements.menu: toolbar list
html.elements.meta: page information
html.elements.meta.name.viewport: mobile scaling; responsive page
html.elements.meta.name.theme-color: browser bar color
html.elements.meta.name.color-scheme: dark mode without flash
html.elements.meta.http-equiv.refresh: automatic redirect
html.elements.meter: gauge; rating
html.elements.nav: navigation menu
html.elements.noscript: without javascript
html.elements.ol: numbered list
html.elements.ol.reversed: count down list
html.elements.ol.start: first number of list
html.elements.ol.type: letters in list; roman list
html.elements.optgroup: group of options
html.elements.option: choice in select
html.elements.option.selected: preselected option; default option
html.elements.output: calculated result
html.elements.p: paragraph
html.elements.picture: art direction; image formats
html.elements.pre: preformatted text
html.elements.progress: progress bar
html.elements.q: inline quote
html.elements.script: add javascript
html.elements.script.async: load script in parallel
html.elements.script.defer: run script after parsing; script after page
html.elements.script.type.module: javascript module
html.elements.script.type.importmap: bare imports
html.elements.script.nomodule: script for old browsers
html.elements.search: search region
html.elements.section: part of page
html.elements.select: choose option
html.elements.select.multiple: choose several options
html.elements.slot: content of component
html.elements.small: fine print
html.elements.source: several formats
html.elements.source.media: image by screen
html.elements.span: inline container
html.elements.strong: important text
html.elements.style: css in page
html.elements.sub: subscript
html.elements.sup: superscript; footnote
html.elements.summary: heading of details
html.elements.table: rows and columns
html.elements.td.colspan: merge cells; cell over columns
html.elements.td.rowspan: cell over rows
html.elements.template: reusable markup
html.elements.template.shadowrootmode: shadow root in html
html.elements.textarea: long text; multi line field
html.elements.textarea.maxlength: character limit of textarea
html.elements.textarea.rows: height of textarea
html.elements.textarea.placeholder: hint in textarea
html.elements.th.scope: header of column or row; header cell scope
html.elements.time: date markup
html.elements.title: title in tab
html.elements.tr: table row
html.elements.track: subtitles; captions
html.elements.track.kind: captions or subtitles
html.elements.ul: bullet list
html.elements.video: play video
html.elements.video.autoplay: play automatically; start by itself; autoplaying video
html.elements.video.controls: play button; video controls
html.elements.video.loop: repeat video; endless video
html.elements.video.muted: without sound; silent video
html.elements.video.playsinline: not fullscreen on iphone; play inline
html.elements.video.poster: thumbnail of video; image before video
html.elements.video.preload: load video early
html.elements.wbr: possible line break
svg.elements.textPath: text on path; curved text; text along curve
svg.elements.path: curve; draw shape
svg.elements.circle: round shape
svg.elements.use: reuse symbol; icon sprite
svg.elements.symbol: icon definition
svg.elements.mask: mask shape
svg.elements.clipPath: clip shape
svg.elements.filter: filter effects
svg.elements.feTurbulence: noise texture
svg.elements.feGaussianBlur: blur in svg
svg.elements.feDisplacementMap: distortion
svg.elements.animate: animate svg
svg.elements.linearGradient: gradient in svg
svg.elements.foreignObject: html in svg
svg.elements.svg.viewBox: scale svg; coordinate system
html.global_attributes.popover html.elements.dialog: popup
html.global_attributes.popover html.elements.select: dropdown
html.elements.input.name html.elements.label: name of field
`
