/** Entries of the interfaces of a page, by what they do. */
export const pageEntryTasks = `
api.Document.querySelector: first element by selector; find element; select by class; jquery selector
api.Document.querySelectorAll: find elements; select all with class
api.Document.getElementById: element by id
api.Document.getElementsByClassName: elements by class name
api.Document.createElement: new element; create a div; make element by script
api.Document.createDocumentFragment: add many nodes at once; batch insert
api.Document.createTextNode: new text node
api.Document.activeElement: focused element; which element has focus; currently focused
api.Document.title: page title; tab title; change tab name
api.Document.cookie: read cookie; write cookie; set cookie by script
api.Document.readyState: page loaded check; is document ready
api.Document.visibilityState api.Document.hidden: is tab visible; tab in background
api.Document.referrer: where visitor came from
api.Document.execCommand: bold by command; old copy command
api.Document.elementFromPoint: element under mouse; element at coordinates
api.Document.startViewTransition: animate change of page; start transition; morph views
api.Document.fullscreenElement: is fullscreen; which element is fullscreen
api.Document.exitFullscreen: leave fullscreen; close fullscreen
api.Element.requestFullscreen: go fullscreen; full screen button; maximise element
api.Document.exitPictureInPicture: leave mini player
api.HTMLVideoElement.requestPictureInPicture: mini player; floating video window
api.Document.fonts api.FontFaceSet.ready: fonts loaded; wait for fonts
api.Document.adoptedStyleSheets: share style sheet; stylesheet in javascript; add styles to document
api.Document.importNode: copy node from other document; clone template
api.Document.scrollingElement: element that scrolls page
api.Document.write: write into page
api.EventTarget.addEventListener: listen to event; attach handler; add click handler; event listener; jquery on
api.EventTarget.removeEventListener: stop listening; detach handler; remove listener
api.EventTarget.dispatchEvent: fire event; trigger event; emit event; custom event
api.CustomEvent: own event with data; event detail; emit custom event
api.Event.preventDefault: cancel default action; stop form submit; prevent link; prevent page reload
api.Event.stopPropagation: stop bubbling; event reaches parent; prevent parent click
api.Event.stopImmediatePropagation: skip other handlers
api.Event.target: source of event; event delegation
api.Event.currentTarget: element with handler
api.Element.classList: css classes of element; class list; manage classes
api.DOMTokenList.add: add class; add css class; addClass
api.DOMTokenList.remove: remove class; remove css class; removeClass
api.DOMTokenList.toggle: switch class on and off; toggleClass
api.DOMTokenList.contains: has class; hasClass; element has class
api.DOMTokenList.replace: replace class; swap class
api.Element.className: class attribute as text
api.Element.closest: closest parent; parent by selector; find ancestor
api.Element.matches: element matches selector; test selector; is element of class
api.Element.getAttribute: read attribute; attribute value
api.Element.setAttribute: change attribute; write attribute
api.Element.removeAttribute: delete attribute
api.Element.hasAttribute: attribute exists
api.Element.toggleAttribute: switch attribute on and off
api.Element.innerHTML: html inside element; set html; html content
api.Element.outerHTML: html with element itself
api.Element.setHTML: insert html safely; sanitised html
api.Element.insertAdjacentHTML: insert html; append html; html after element; html before element
api.Element.insertAdjacentElement: insert element next to
api.Element.append api.Node.appendChild: add child; append element; add element at end; insert element
api.Element.prepend: insert as first child
api.Element.before api.Node.insertBefore: insert before element
api.Element.after: insert after element; add behind element
api.Element.remove: delete element; remove element; remove node; remove from page; destroy element
api.Element.replaceWith: replace element; swap element
api.Element.replaceChildren: empty element; remove all children; clear contents
api.Element.children: child elements; list of children
api.Element.firstElementChild: first child
api.Element.lastElementChild: last child
api.Element.nextElementSibling: next sibling; following element
api.Element.previousElementSibling: previous sibling; preceding element
api.Node.parentElement api.Node.parentNode: parent element; parent of node
api.Node.textContent: text of element; change text; set text; jquery text
api.HTMLElement.innerText: visible text
api.Node.cloneNode: copy element; deep clone of node; duplicate element; clone node
api.Node.contains: is inside; descendant check; click outside check
api.Node.removeChild: delete child
api.Node.isConnected: in document; mounted
api.Element.moveBefore: move without reload; keep state when moving
api.Element.getBoundingClientRect: position of element; size of element; width and height; coordinates; element dimensions
api.HTMLElement.offsetWidth: width with border; rendered width
api.HTMLElement.offsetHeight: height with border; rendered height
api.HTMLElement.offsetTop: distance from top; y position in parent
api.HTMLElement.offsetLeft: x position in parent
api.Element.clientWidth: inner width of element
api.Element.clientHeight: inner height of element
api.Element.scrollHeight: height of content; full content height; content overflows check
api.Element.scrollWidth: width of content; text is truncated check
api.Element.scrollTop: scrolled distance; scroll position of element
api.Element.scrollIntoView: scroll to element; show element; jump to element; bring into view
api.Element.scrollTo api.Window.scrollTo: scroll to position; back to top; scroll to bottom
api.Element.scrollBy api.Window.scrollBy: scroll by amount; scroll further; scroll one page
api.Window.scrollY: scroll position; how far scrolled
api.Element.checkVisibility: is visible; visible check
api.Element.animate: animate by script; keyframes in javascript
api.Animation.play: start animation; resume animation
api.Animation.reverse: play backwards
api.Animation.finished: wait for animation; promise of animation
api.Element.attachShadow: create shadow root; encapsulate markup
api.Element.role: role of element; set role; aria role
api.Element.ariaLabel: label for screen reader; accessible name
api.Element.ariaLabelledByElements: labelled by; named by element
api.Element.ariaDescribedByElements: aria-describedby; described by; description element
api.Element.ariaControlsElements: aria-controls; controlled element
api.Element.ariaActiveDescendantElement: aria-activedescendant; active option
api.Element.ariaErrorMessageElements: aria-errormessage; linked error message
api.Element.ariaDetailsElements: aria-details
api.Element.ariaOwnsElements: aria-owns
api.Element.ariaFlowToElements: aria-flowto
api.Element.ariaExpanded: open or collapsed state; expanded state
api.Element.ariaHidden: hide from screen reader; hidden from assistive technology
api.Element.ariaLive: live region; polite or assertive
api.Element.ariaAtomic: aria-atomic; read whole region
api.Element.ariaBusy: aria-busy; loading state
api.Element.ariaChecked: checked state; mixed checkbox state
api.Element.ariaCurrent: aria-current; current page in navigation; current step
api.Element.ariaDisabled: aria-disabled; disabled state
api.Element.ariaHasPopup: aria-haspopup; opens menu
api.Element.ariaInvalid: aria-invalid; invalid state
api.Element.ariaModal: modal state
api.Element.ariaPressed: aria-pressed; toggle button state; pressed state
api.Element.ariaRequired: aria-required; required state
api.Element.ariaSelected: aria-selected; selected tab
api.Element.ariaSort: aria-sort; sorted column
api.Element.ariaLevel: aria-level; heading level
api.Element.ariaValueNow: aria-valuenow; slider value; progress value
api.Element.ariaValueText: aria-valuetext; readable value
api.Element.ariaRoleDescription: aria-roledescription; custom role name
api.Element.ariaNotify: announce message; speak to screen reader; live announcement
api.KeyboardEvent.key: which key; name of key; enter key check
api.KeyboardEvent.code: physical key; key position
api.KeyboardEvent.ctrlKey: control held; ctrl pressed
api.Element.setPointerCapture: keep dragging outside; capture pointer
api.HTMLElement.click: click by script; simulate click
api.HTMLElement.focus: set focus; move focus; focus input; focus by script
api.HTMLElement.blur: remove focus
api.HTMLElement.dataset: data attributes; read data attribute; jquery data
api.HTMLElement.hidden: hide element by script
api.HTMLElement.style: inline style by script; change style; set css; jquery css
api.HTMLElement.isContentEditable: is editable
api.HTMLElement.inert: disable part of page
api.HTMLElement.tabIndex: make focusable by script
api.HTMLElement.showPopover: show popover by script
api.HTMLElement.hidePopover: close popover
api.HTMLElement.togglePopover: toggle popover
api.HTMLElement.attachInternals api.ElementInternals: custom form control; default role of custom element
api.HTMLDialogElement.showModal: show modal; open dialog; modal dialog
api.HTMLDialogElement.show: open non modal dialog
api.HTMLDialogElement.close: close dialog; close modal; hide modal
api.HTMLDialogElement.requestClose: ask to close dialog
api.HTMLDialogElement.returnValue: result of dialog; which button closed dialog
api.HTMLFormElement.requestSubmit: submit by script; send form with validation
api.HTMLFormElement.submit: send form by script
api.HTMLFormElement.reset: clear form; empty form
api.HTMLFormElement.checkValidity: is form valid; all fields valid
api.HTMLFormElement.reportValidity: show validation errors; show error bubbles
api.HTMLInputElement.checkValidity: is input valid; validate field; input valid check
api.HTMLInputElement.reportValidity: show error of field
api.HTMLInputElement.setCustomValidity: custom error message; own validation message; custom validation
api.HTMLInputElement.validity api.ValidityState: why invalid; validation state; error kind
api.HTMLInputElement.value: value of input; read input; text of field; set value
api.HTMLInputElement.checked: is checkbox checked; tick checkbox; checkbox state
api.HTMLInputElement.indeterminate: half checked; partly selected checkbox
api.HTMLInputElement.files: chosen files; selected file
api.HTMLInputElement.select: select text of field; mark text in input
api.HTMLInputElement.setSelectionRange: cursor position in input; move caret
api.HTMLInputElement.showPicker: open date picker; open calendar; open picker by script
api.HTMLInputElement.valueAsNumber: value as number
api.HTMLInputElement.valueAsDate: value as date
api.HTMLInputElement.stepUp: increase value
api.HTMLSelectElement.value: value of select
api.HTMLSelectElement.selectedIndex: index of option
api.HTMLSelectElement.selectedOptions: several selected options; multiple values
api.HTMLSelectElement.showPicker: open dropdown by script
api.FormData: form values; values of form; form fields as data; read form; all fields
api.FormData.entries: loop over form values
api.FormData.append: add field to form data
api.FormData.getAll: several values of field; all checked values
api.HTMLMediaElement.play: start video; play audio
api.HTMLMediaElement.pause: stop video; pause sound
api.HTMLMediaElement.currentTime: jump in video; seek; playback position; skip forward
api.HTMLMediaElement.duration: length of video; song length
api.HTMLMediaElement.volume: loudness; change volume; quieter
api.HTMLMediaElement.muted: mute video; sound off
api.HTMLMediaElement.playbackRate: playback speed; slow motion; faster video; double speed
api.HTMLMediaElement.preservesPitch: pitch at other speed; chipmunk voice
api.HTMLMediaElement.captureStream: stream of video
api.HTMLMediaElement.paused: is playing; is paused
api.HTMLImageElement.naturalWidth: real size of image; original width
api.HTMLImageElement.decode: wait for image; image ready
api.HTMLImageElement.complete: image already loaded
api.HTMLCanvasElement.toBlob: canvas to file; save canvas; export canvas
api.HTMLCanvasElement.toDataURL: canvas to base64; canvas as png; canvas to image
api.HTMLCanvasElement.getContext: drawing context
api.CanvasRenderingContext2D.drawImage: image on canvas; crop image on canvas
api.CanvasRenderingContext2D.fillText: text on canvas; write on canvas
api.CanvasRenderingContext2D.measureText: width of text; text width
api.CanvasRenderingContext2D.getImageData: pixels of image; read pixels; color of pixel
api.CanvasRenderingContext2D.putImageData: write pixels
api.CanvasRenderingContext2D.arc: draw circle; circle on canvas
api.CanvasRenderingContext2D.roundRect: rounded rectangle on canvas
api.CanvasRenderingContext2D.lineTo: draw line; line on canvas
api.CanvasRenderingContext2D.clearRect: clear canvas; erase canvas
api.CanvasRenderingContext2D.fillRect: draw rectangle
api.CanvasRenderingContext2D.save: save drawing state
api.HTMLTemplateElement.content: content of template
api.HTMLSlotElement.assignedElements: slotted elements; children of slot
api.CustomElementRegistry.define: register custom element; define tag
api.Window.alert: message box; popup message
api.Window.confirm: yes or no question; ask confirmation
api.Window.prompt: ask for text
api.Window.open: new window; open tab by script
api.Window.close: close window; close tab by script
api.Window.print: print page; print dialog; save as pdf
api.Window.innerWidth: window width; viewport width; width of browser
api.Window.innerHeight: window height; viewport height; height of browser
api.Window.devicePixelRatio: retina factor; pixel density; zoom level
api.Window.matchMedia: media query in javascript; detect dark mode; check screen size
api.Window.getComputedStyle: computed style; actual style; real color; css value in javascript
api.Window.getSelection: selected text; marked text
api.Window.requestAnimationFrame: next frame; animation loop; before repaint
api.Window.cancelAnimationFrame: stop animation loop
api.Window.requestIdleCallback: run when idle; low priority
api.Window.localStorage: store in browser; keep after reload; save settings
api.Window.sessionStorage: store until tab closes; per tab storage
api.Storage.setItem: save value; store key
api.Storage.getItem: read saved value
api.Storage.removeItem: delete saved value
api.Storage.clear: delete all saved
api.Window.history api.History: session history
api.History.pushState: change url without reload; add history entry
api.History.replaceState: replace url; change address
api.History.back: go back
api.Location.reload: refresh page
api.Location.href: current url; redirect; go to page
api.Location.assign: open other page; redirect by script
api.Location.replace: redirect without history
api.Location.search: query string of page
api.Location.hash: fragment of url; anchor in url
api.Location.pathname: path of page
api.Window.showOpenFilePicker: open file dialog; choose file from disk
api.Window.showSaveFilePicker: save file dialog; save as
api.Window.showDirectoryPicker: choose folder; open folder
api.Document.referrer api.History.back: previous page
api.Event.target api.Element.click_event: clicked element
api.Window.scrollY css.properties.overflow-y: vertical scroll
api.Animation.pause css.properties.animation-play-state: pause animation
api.Element.ariaSelected api.HTMLSelectElement.value: selected option
api.HTMLElement.hidden css.properties.display: show or hide
api.HTMLElement.showPopover css.selectors.popover-open: open popover
api.HTMLDialogElement.showModal css.selectors.modal: open modal
api.HTMLMediaElement.play html.elements.audio: play sound
api.HTMLImageElement.naturalWidth html.elements.img.width html.elements.img.height: image dimensions
api.CanvasRenderingContext2D.drawImage api.createImageBitmap: resize image
`
