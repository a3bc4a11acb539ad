/** Entries of documents, elements and events, by the problem that they solve. */
export const pageEntryWords = `
api.CSSStyleDeclaration.cssText: all inline styles as text; set several styles at once
api.CSSStyleDeclaration.removeProperty: remove inline style; reset style by script
api.CustomElementRegistry.get: is tag registered
api.CustomElementRegistry.whenDefined: wait for web component; component ready
api.CustomEvent.detail: data in own event; payload of event
api.DOMRect.width: measured width
api.Document.body: body of page by script; append to end of page
api.Document.caretPositionFromPoint: letter under mouse; text position at point
api.Document.characterSet: encoding of document by script
api.Document.createElementNS: create svg element by script; svg created by script is invisible
api.Document.createRange: select part of text by script
api.Document.createTreeWalker: walk all text nodes; traverse nodes
api.Document.currentScript: which script tag runs; own script tag
api.Document.designMode: edit whole page
api.Document.dir: page direction by script
api.Document.documentElement: root element by script; html tag by script; set theme on root
api.Document.elementsFromPoint: everything under the mouse
api.Document.evaluate: xpath query
api.Document.forms: all forms of page
api.Document.freeze_event: tab put to sleep
api.Document.fullscreenchange_event: fullscreen left; entered fullscreen
api.Document.getElementsByName: find field by name
api.Document.getElementsByTagName: find by tag
api.Document.hasFocus: is window active; page focused
api.Document.head: add stylesheet by script; insert into head
api.Document.images: all pictures of page
api.Document.lastModified: when was page changed; last update of page
api.Document.links: all links of page
api.Document.prerendering: is page being prerendered
api.Document.requestStorageAccess: third party cookies in iframe; embedded login cookies
api.Document.resume_event: tab wakes up
api.Document.scroll_event: page scrolled; window scroll listener
api.Document.scrollsnapchange_event: slide changed; which slide snapped
api.Document.securitypolicyviolation_event: csp violated; log blocked content
api.Document.styleSheets: all stylesheets by script; read css rules
api.Document.wasDiscarded: tab was unloaded to save memory
api.Element.animationiteration_event: each round of animation; loop repeated
api.Element.ariaAutoComplete: suggestions announced in combobox
api.Element.ariaBrailleLabel: short name on braille display
api.Element.ariaColIndex: column number announced
api.Element.ariaDescription: extra spoken description by script
api.Element.ariaKeyShortcuts: shortcut announced
api.Element.ariaMultiSelectable: several options selectable announced
api.Element.ariaOrientation: vertical slider announced
api.Element.ariaPlaceholder: hint announced
api.Element.ariaPosInSet: item 3 of 10 announced
api.Element.ariaReadOnly: not editable announced
api.Element.ariaRelevant: which changes announced; additions announced
api.Element.ariaRowCount: total rows announced
api.Element.ariaRowIndex: row number announced; virtual table row announced
api.Element.ariaSetSize: total number of items announced
api.Element.ariaValueMax: highest value announced
api.Element.ariaValueMin: lowest value announced
api.Element.attributes: all attributes of element; loop over attributes
api.Element.auxclick_event: middle click; middle mouse button
api.Element.compositionend_event: japanese typing done; chinese input finished
api.Element.compositionstart_event: japanese typing starts; ime typing; enter pressed while composing
api.Element.getAnimations: running animations of element; stop all animations
api.Element.getClientRects: rectangles of each line; line boxes of text
api.Element.getHTML: serialise component
api.Element.id: set id by script
api.Element.keypress_event: character typed deprecated
api.Element.mouseout_event: pointer leaves child
api.Element.pointercancel_event: touch interrupted; drag stops by scroll on phone; touch drag cancelled
api.Element.pointerenter_event: pen or mouse enters
api.Element.pointerleave_event: pen or mouse leaves
api.Element.querySelector: find inside element; first child with class
api.Element.querySelectorAll: focusable elements of modal
api.Element.releasePointerCapture: stop capturing drag
api.Element.requestPointerLock: mouse look in game; hide and capture mouse; first person mouse
api.Element.scrollIntoViewIfNeeded: scroll only if hidden
api.Element.scrollLeft: horizontal scroll position; scroll gallery sideways; carousel next by script
api.Element.setHTMLUnsafe: insert html with shadow roots
api.Element.shadowRoot: reach inside web component; query inside component
api.Element.startViewTransition: scoped transition
api.Element.tagName: which tag is it; kind of clicked element
api.Element.touchcancel_event: touch interrupted by system
api.Element.touchend_event: finger lifted from screen; tap end
api.Element.transitionrun_event: transition created
api.Element.transitionstart_event: change begins; transition begins
api.ElementInternals.setFormValue: custom field submitted
api.ElementInternals.setValidity: error of custom field; custom element required
api.ElementInternals.states: custom state for styling; own pseudo state
api.Event.bubbles: does event go up; event reaches parents
api.Event.composed: event leaves shadow dom; event crosses shadow root
api.Event.composedPath: click outside of web component; all parents of click
api.Event.defaultPrevented: was default stopped; already handled event
api.Event.isTrusted: real user click or script; bot click
api.Event.timeStamp: when did event happen
api.Event.type: which event was it
api.EventSource.close: stop live stream; disconnect server events
api.EventSource.error_event: stream broke; reconnect stream
api.EventSource.message_event: new data from server stream; message of stream
api.EventTarget: own event emitter; class with events
api.HTMLAnchorElement.download: file name of download by script
api.HTMLAnchorElement.href: address of clicked link
api.HTMLButtonElement.command: which command was pressed
api.HTMLButtonElement.disabled: disable button by script; grey out button while saving
api.HTMLCanvasElement.captureStream: record canvas; canvas to video
api.HTMLCanvasElement.transferControlToOffscreen: canvas in worker
api.HTMLCanvasElement.width: canvas looks stretched; canvas resolution; blurry canvas on retina
api.HTMLDetailsElement.open: open accordion by script; is section expanded
api.HTMLDialogElement.open: is modal open
api.HTMLElement.command_event: custom command handler; button command received
api.HTMLElement.contentEditable: make text editable by script
api.HTMLElement.drag_event: drag position
api.HTMLElement.dragenter_event: highlight drop zone; drag enters
api.HTMLElement.draggable: make card draggable by script
api.HTMLElement.dragleave_event: unhighlight drop zone; drag leaves flickers
api.HTMLElement.interest_event: hovered long enough; tooltip about to show
api.HTMLElement.lang: language of element by script
api.HTMLElement.offsetParent: positioned ancestor; is element hidden trick
api.HTMLElement.popover: make popup by script
api.HTMLElement.spellcheck: turn off spell check by script
api.HTMLElement.title: tooltip text by script
api.HTMLFormElement.elements: all fields of form; loop over fields
api.HTMLFormElement.formdata_event: add values before sending
api.HTMLIFrameElement.contentDocument: reach inside frame
api.HTMLIFrameElement.contentWindow: window of frame; post to embedded page
api.HTMLIFrameElement.src: change embedded page by script
api.HTMLImageElement.Image: preload picture; create picture by script
api.HTMLImageElement.alt: alternative text by script
api.HTMLImageElement.crossOrigin: tainted canvas; canvas export blocked by foreign image
api.HTMLImageElement.currentSrc: which source was chosen; picked srcset image
api.HTMLImageElement.naturalHeight: real height of picture
api.HTMLImageElement.src: change picture by script; swap image on click
api.HTMLInputElement.cancel_event: file chooser closed without choice; user cancelled file picker
api.HTMLInputElement.defaultValue: initial value of field; was field changed
api.HTMLInputElement.disabled: disable field by script; lock field
api.HTMLInputElement.labels: label of field by script
api.HTMLInputElement.list: datalist of field
api.HTMLInputElement.maxLength: limit of characters by script
api.HTMLInputElement.pattern: allowed format by script
api.HTMLInputElement.placeholder: change hint by script
api.HTMLInputElement.readOnly: read only field by script
api.HTMLInputElement.required: make field mandatory by script
api.HTMLInputElement.select_event: text in field marked
api.HTMLInputElement.selectionEnd: end of marked part in field
api.HTMLInputElement.selectionStart: caret position in field; cursor index in input
api.HTMLInputElement.setRangeText: insert text at caret; insert emoji at cursor
api.HTMLMediaElement.buffered: loaded part of video; grey buffer bar
api.HTMLMediaElement.canPlayType: which video format is supported; can browser play mp3
api.HTMLMediaElement.error: why does video fail; media failed code
api.HTMLMediaElement.loop: repeat by script
api.HTMLMediaElement.pause_event: playback stopped
api.HTMLMediaElement.play_event: playback started; video started
api.HTMLMediaElement.readyState: enough video loaded
api.HTMLMediaElement.seeked_event: user jumped in video
api.HTMLMediaElement.setSinkId: choose speaker; play on headphones
api.HTMLMediaElement.src: change video by script
api.HTMLMediaElement.srcObject: show webcam in video; stream into video
api.HTMLMediaElement.volumechange_event: volume changed; muted by user
api.HTMLMediaElement.waiting_event: video buffering; show spinner while buffering
api.HTMLOptionElement.selected: is option chosen
api.HTMLSelectElement.add: add option by script
api.HTMLSelectElement.options: list of options by script; add options by script
api.HTMLTableElement.insertRow: add row to table by script
api.HTMLTextAreaElement.value: text of message field
api.HTMLVideoElement.requestVideoFrameCallback: each video frame; process video frames
api.HTMLVideoElement.videoWidth: real size of video
api.KeyboardEvent.altKey: alt held; option key
api.KeyboardEvent.isComposing: enter while typing japanese
api.KeyboardEvent.keyCode: number of key deprecated
api.KeyboardEvent.metaKey: command key mac; cmd k
api.KeyboardEvent.repeat: key held down; ignore repeated keys
api.KeyboardEvent.shiftKey: shift held
api.MouseEvent.button: left or right button; which mouse button
api.MouseEvent.clientX: mouse position in window; tooltip follows mouse
api.MouseEvent.movementX: how far mouse moved
api.MouseEvent.offsetX: mouse position in element; click position on image
api.MouseEvent.pageX: mouse position in page
api.MutationObserver.disconnect: stop watching changes
api.MutationObserver.observe: start watching changes
api.Node.childNodes: all children with text
api.Node.compareDocumentPosition: which comes first in page
api.Node.firstChild: first node with text
api.Node.normalize: join text nodes
api.Node.replaceChild: swap node
api.PointerEvent.isPrimary: first finger
api.PointerEvent.pointerId: tell fingers apart; second finger
api.PointerEvent.pointerType: mouse or touch; finger or pen
api.PointerEvent.pressure: how hard pen presses
api.Range.deleteContents: delete selected text
api.Range.getBoundingClientRect: position of selected text; toolbar above selection
api.Range.surroundContents: wrap selected text; bold selection
api.Selection.anchorNode: where selection starts
api.Selection.isCollapsed: nothing selected
api.Selection.removeAllRanges: clear selection; deselect text
api.Selection.toString: selected text as string
api.Touch.clientX: finger position
api.TouchEvent.touches: number of fingers; pinch distance
`
