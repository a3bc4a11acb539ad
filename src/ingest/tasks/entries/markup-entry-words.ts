/** Entries of markup, by what an author needs. */
export const markupEntryWords = `
html.elements.address: contact details; postal address of author
html.elements.area.alt: text for part of picture
html.elements.audio.autoplay: music starts by itself
html.elements.audio.controls: play buttons of sound; audio player not visible
html.elements.audio.loop: repeat music
html.elements.audio.muted: silent at start
html.elements.audio.preload: load sound early
html.elements.audio.src: file of sound
html.elements.b: bold without meaning; thick text tag
html.elements.bdi: user name in arabic; isolate direction
html.elements.bdo: backwards text
html.elements.blockquote.cite: source of quote
html.elements.button.formaction: second submit button; other address by button
html.elements.button.formnovalidate: save draft without validation
html.elements.button.interestfor: hover tooltip for button
html.elements.button.popovertargetaction: only open or only close menu
html.elements.button.value: value of pressed button
html.elements.center: centre tag old; centre everything old html
html.elements.cite: title of book
html.elements.dd: definition text
html.elements.dfn: defined word
html.elements.dt: term of definition
html.elements.font: old font tag; font colour old html
html.elements.frameset: old frames
html.elements.geolocation: location button tag
html.elements.hgroup: heading with subtitle
html.elements.i: slanted text tag; icon tag
html.elements.iframe.referrerpolicy: hide address from embed
html.elements.iframe.src: address of embedded page
html.elements.iframe.width: size of embedded video
html.elements.img.crossorigin: picture for canvas from other site
html.elements.img.ismap: click position on picture to server
html.elements.input.alpha: transparency in colour chooser
html.elements.input.dirname: send text direction
html.elements.input.form: field outside of form
html.elements.input.popovertarget: input opens popup
html.elements.input.type_image: picture as submit button
html.elements.input.type_month: month and year field; card expiry field
html.elements.input.type_text: one line text box
html.elements.input.type_week: week field
html.elements.ins: added text; tracked insertion
html.elements.kbd: keys to press; show shortcut keys
html.elements.link.as: kind of preloaded file
html.elements.link.crossorigin: preloaded font loaded twice
html.elements.link.disabled: switch off stylesheet
html.elements.link.fetchpriority: important preload
html.elements.link.href: address of stylesheet
html.elements.link.rel.dns-prefetch: look up domain early
html.elements.link.rel.modulepreload: load js modules early
html.elements.link.sizes: icon sizes
html.elements.map: clickable regions of picture
html.elements.marquee: moving text tag; scrolling words
html.elements.meta.charset: weird characters; umlauts broken
html.elements.meta.http-equiv: header in html
html.elements.meta.name.referrer: hide where visitor came from
html.elements.meter.high: red above
html.elements.meter.low: yellow below
html.elements.meter.optimum: best value
html.elements.option.disabled: choose one placeholder
html.elements.option.label: short text of choice
html.elements.option.value: value of choice
html.elements.progress.max: total of bar
html.elements.progress.value: how far the bar is
html.elements.rp: brackets around furigana
html.elements.rt: pronunciation above character
html.elements.ruby: furigana; pinyin above
html.elements.samp: program output
html.elements.script.crossorigin: script error without details
html.elements.script.fetchpriority: important script
html.elements.script.src: js file address
html.elements.script.type.speculationrules: prerender rules in page
html.elements.select.disabled: lock dropdown
html.elements.select.name: name of dropdown in form
html.elements.select.required: must choose option
html.elements.select.size: list box with rows
html.elements.selectedcontent: chosen option with icon in button
html.elements.slot.name: named place for content
html.elements.source.srcset: picture for screen
html.elements.source.type: webp fallback type
html.elements.style.media: styles only for print tag
html.elements.tbody: body rows; main rows
html.elements.td.headers: which header belongs to cell
html.elements.textarea.cols: width of text box
html.elements.textarea.disabled: lock text box
html.elements.textarea.required: message is mandatory
html.elements.textarea.wrap: line breaks on submit
html.elements.tfoot: total row; sum row
html.elements.th: header cell; bold first row
html.elements.thead: header rows; repeat header on each page
html.elements.time.datetime: machine date of text
html.elements.track.default: subtitles on at start
html.elements.track.label: name of subtitles
html.elements.track.src: subtitle file address
html.elements.track.srclang: language of subtitles
html.elements.u: underline tag; misspelled mark
html.elements.var: variable in formula
html.elements.video.controlslist: hide download button
html.elements.video.crossorigin: video frame on canvas blocked
html.elements.video.disablepictureinpicture: no floating window button
html.elements.video.src: video file address
`
