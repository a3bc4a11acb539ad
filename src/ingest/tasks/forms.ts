/** Forms, controls, and what people do with them. */
export const formTasks = `
form: send data to server; contact form; submit values; login form; sign up form; enter key submits; collect user input; newsletter form; post form; multi step wizard; form with several steps; registration form; survey; search form; prevent form from submitting; submit without reload; reset after submit; send email from form; form fields layout; form action; input form
fetch-formdata: send form with script; read all fields of a form; multipart upload; values of form as object; serialise form; ajax form; form to json; upload with script; form data from form; get all form values; form data to object; submit form with fetch; read form data; form values in javascript; send form data; formdata object; formdata entries; append to form data; collect form values
input: text box; entry field; text field; let user type; one line field; input box; get user input; value of input; read text from input; input types; text entry; one line text; set input value
input-checkbox: tick box; check mark; yes or no box; agree to terms
input-radio: one of several options; option buttons; exclusive choice
input-range: drag to choose number; volume control; price range; range bar; slide control; value slider
input-color: choose a colour; colour chooser; color input; palette input
input-date-time: choose a date; calendar field; time field; appointment; birthday field; datetime picker; day picker; pick a day; date picker; select a date; calendar input; choose date and time; pick a date; date field; date input; time picker; calendar popup; min and max date; datepicker; date selector; day and time field
input-date-time-month: choose month; month picker; credit card expiry
input-date-time-week: choose week; week picker
input-email-tel-url: email field; phone number field; email keyboard; validate email field; website field; telephone input
input-number: only digits; quantity field; numeric field; increment arrows; allow only numbers; number box
input-password: secret field; dots instead of letters; hide typed text; login secret; show or hide password; toggle password visibility; eye icon; password field; confirm password
search-input-type: search field; clear button in field; search box
search: search region; search form container; site search section; search element for assistive technology; search area; search role; search element; search section
input-file: upload file; choose files; file chooser; attach document; browse button; image upload; pick a photo; select file from computer; send picture; open file dialog; choose file from computer; select a file; user picks a file; upload an image; upload button; file upload; restrict file types; only pdf files; attach files; let user select a file; open file from user; upload form
input-file-multiple: upload several files; choose many files; more than one file; select multiple files; add several attachments; many photos at once; upload multiple files; select more files; several images upload; many files at once; choose multiple images
input-file-webkitdirectory: upload folder; choose a directory; pick folder
html-media-capture: take photo with phone; open camera from form; camera upload; phone camera in form; take picture and upload; selfie upload
file-selector-button: style upload button; change choose file button; custom browse button
input-hidden: value not shown to user; token field; invisible field
input-submit input-button button: send button; clickable button; push button; press a button; button tag
input-reset: clear form; empty all fields
textarea: multi line text; comment box; message field; long text input; bigger text box; multi line input; large text field; comment field; text box with several lines; textarea size
field-sizing: grow with content; auto height textarea; expanding text field; input as wide as its text; textarea grows while typing; auto resize input; autogrow; select width by option
select: choose from list; dropdown menu of options; options; choice box; country list; combo box; pull down; list of options; drop down menu in form; make a dropdown; dropdown list; list of choices; selected option; select box; multiple select; default option; country dropdown; dropdown in html; choose an option; get selected value; options list; disabled option; grouped options
customizable-select: style dropdown; images in options; custom dropdown; rich options; select menu; listbox design; design a select; stylable dropdown; select with icons; react select alternative; selectlist; change option colors
datalist: suggestions while typing; autocomplete; typeahead; combobox; suggest values; list of suggestions for input; autosuggest; predefined options; autocomplete list; suggestions in input; search suggestions; input with options; dropdown with text input; autocomplete input; list of suggestions; searchable dropdown; type to search options
label: name of field; caption for input; clickable label; connect text with checkbox; accessible name of form field; label for attribute; text for an input; describe a field; text for form field; label of checkbox; label for radio button; click label to check; form labels; accessible form labels; describe input; label element for; name an input; field label
fieldset: group of fields; legend; frame around form; group radio buttons; section of form
output: result of calculation; computed value; live result
progress: loading bar; progress bar; percent done; upload progress; progress indicator
meter: gauge; disk usage bar; score bar; battery level bar; password strength
constraint-validation: check form before sending; custom error message; required field; validate input; form validation; error messages for fields; validate without library; mandatory field; pattern attribute; show validation message
user-pseudos: error only after typing; red border after leaving field; invalid after interaction; show errors after blur; do not show errors at once; touched and dirty fields; validate on blur; style field once edited; show error after typing; validate only after input; error only after user input; invalid only after interaction; do not show errors immediately; error state after user typed; show invalid after blur; validate once touched; red only after typing; error styling after user leaves
form-validity-pseudos: style invalid field; required fields style; red border when wrong; valid input green; optional fields; mark wrong input; style required
placeholder: hint text in field; grey text in input; placeholder colour; example text in input; text inside input
placeholder-shown: field is empty; floating label; empty input style
indeterminate: half checked; partially selected; mixed checkbox; select all checkbox state
input-selectors: checked state; disabled field style; custom toggle; style when ticked; disabled button; checkbox selected style
switch-control: on off control; ios toggle; toggle button; native switch; light switch; turn on and off; on off slider; on off switch; accessible toggle; ios switch; switch input; checkbox as switch
default: preselected option; default button
read-write-pseudos: style editable; read only fields
autofill: yellow background of filled fields; browser filled field; style saved logins; remove yellow input; remember address; address autofill; password manager fills; autocomplete attribute
autofocus: focus field on load; start typing immediately; cursor in field at start
inputmode: numeric keyboard on phone; which on-screen keyboard; decimal keypad; number pad; mobile keyboard type; digits keyboard; email keyboard layout; show numbers on touch keyboard; number keyboard on phone; number pad on mobile; keyboard type on mobile; show number keyboard; numbers only keyboard; phone keyboard type; on-screen keyboard for numbers; numeric keyboard on mobile; type of virtual keyboard; digits keypad on phone
enterkeyhint: label of return key; go button on keyboard; search key on mobile keyboard; next key
show-picker-input show-picker-select: open date picker by script; open calendar on click; open dropdown by script; open file picker by script
dialog: modal window; confirmation box; popup window; modal without library; overlay box; confirm before delete; show a modal; close on escape; popup box; alert box of own design; box on top of page; focus stays inside; react modal; popup form
dialog-closedby: close on outside click; light dismiss dialog; click outside to close modal; close modal by clicking backdrop; dismiss by clicking outside
requestclose: close with confirmation; unsaved changes in modal
closewatcher: android back button closes; escape key handling; back gesture closes; handle close requests
backdrop: darken page behind modal; grey overlay; dim background; overlay behind popup
modal: style of open modal; select modal dialogs
inert: disable whole section; no focus inside; block interaction; make background unreachable; make page behind modal unclickable; focus lock; trap focus; keep keyboard in modal; disable everything else; freeze part of page; not focusable
popover: menu that closes on outside click; dropdown without script; toast; flyout; context menu; info bubble; pop up; nav menu overlay; popup menu; submenu; callout; teaching bubble; notification bubble; popups above everything; overlay in top layer; hamburger menu
popover-hint interest-invokers: show on hover; hover card; preview on hover; tooltip on focus; hint bubble; tooltip on hover; link preview; hover tooltip
invoker-commands: button opens dialog without script; open modal declaratively; commandfor; toggle popover by button; open dialog from html; buttons without onclick; command attribute
details: collapsible section; expand and collapse; spoiler; toggle content; show more; faq accordion; click to expand; hide and show text; fold out; collapse without script; disclosure triangle; expandable panel
details-name: only one section open; one panel at a time; exclusive panels; close others when opened
details-content: style content of collapsible; animate details
open-pseudo: style open details; open dialog style; is it open
tabindex: keyboard focus order; focusable div; make element focusable; order of tabbing; skip in tabbing; focus with keyboard; order of focus; tab through elements; focus order; make div focusable; tabbing order; set focus order; skip element on tab; focusable element; keyboard tab; negative tabindex; keyboard access to div
focusgroup: roving tabindex; arrow keys between buttons; toolbar keyboard navigation; menu with arrow keys; arrow keys move focus; tabs with arrow keys; composite widget keyboard; keyboard navigation in list; arrow key navigation; arrow keys in menu; keyboard navigation of toolbar; roving focus; navigate with arrows; arrow keys in tabs; focus group; toolbar with arrow keys; grid keyboard navigation; one tab stop
accesskey: shortcut for button; keyboard access; hotkey in html; press key to focus; alt key shortcut; keyboard shortcut for link; shortcut key attribute; access key; assign shortcut key
keyboard-events: key pressed; enter key; escape key; shortcuts; which key; arrow keys in game; hotkeys; detect key press; ctrl s; listen for keys; space bar; key code
keyboard-map keyboard-lock: keyboard layout; capture escape in game; lock keys
focus-events: field left; on blur; when element gets focus; lose focus
input-event change-event: while typing; react to value change; on change; selection changed; live search; value of field changed; update as user types
mouse-events: double click; right click; mouse position; mouse over; on click; click handler; detect click outside; mouse enter; clicking button runs code; hover with script; coordinates of mouse; disable right click menu; custom right click menu; detect double click; click outside of element; get mouse coordinates; on hover event; mouse leave; mouse move; long press; click event on button; listen for click; prevent context menu; click and hold; follow the mouse
pointer-events-api: touch and mouse together; pen pressure; drag with finger; stylus; draw with finger; swipe detection; pen input; drag element with mouse; multi touch; signature pad; mouse and touch
touch-events: swipe; finger; pinch gesture; tap; touch gestures; swipe left; swiping
wheel-events: mouse wheel; scroll wheel zoom; detect scroll wheel; ctrl wheel zoom
draganddrop: move items by mouse; drop files; sortable list; drag to reorder; kanban board; drag files into page; file drop zone; rearrange items; trello; drag cards
clipboard-events: on paste; paste image; intercept copy; handle pasted text; clean pasted text; paste screenshot
async-clipboard: copy text button; paste from clipboard; copy link; write to clipboard; copy code button; read copied text; copy image; clipboard text; click to copy; put text on the clipboard; copy url
selection-api: get selected text; select text by script; highlighted text by user; cursor position in text; marked text; text user selected
events: react to click; button press handler; listen to something; attach handler; remove listener; custom event; event bubbling; stop propagation; once; prevent default; run function on click; click listener; do something when clicked; onclick handler; when button is pressed; onclick attribute; handle clicks; event delegation; passive listener; dispatch event; click event of button; add click to button; call function on click; run javascript on button press; listen for events; fire custom event; event handler; remove event listener; stop event bubbling; stop default action; add event to many elements; event on dynamically added elements; trigger event by code; page loaded event; handle user click; click counter
user-activation: user has clicked; transient activation; gesture required; blocked without click
aria-attribute-reflection: aria from script; set aria label; accessibility properties of elements; aria attributes in javascript; element references aria; aria expanded
referencetarget: label across shadow boundary; ids in shadow root; aria labelledby in web component; cross root aria; form label for custom element; shadow dom accessibility
arianotify: announce to screen reader; live region; status message; spoken notification; announce changes; tell assistive technology; speak updates; live announcements; politely announce; dynamic content announced; screen reader announcement; announce message to screen reader; live announcement; notify screen reader; announce update; script announcement for screen reader; announce to assistive technology; screen reader message; aria live region by script; tell screen reader about change
form-associated-custom-elements: web component in a form; own input element; form value of custom element; custom input validation; element takes part in form
payment-request: pay with phone; checkout form; credit card payment; buy button; pay button; take payments; wallet; one click checkout
secure-payment-confirmation payment-handler: confirm payment with fingerprint; payment app
contact-picker: choose from address book; phone contacts; pick contact
web-otp: sms code; one time code; read verification sms; two factor by sms; autofill sms code
webauthn: login with fingerprint; face id; sign in without password; hardware key; touch id; biometric login; passwordless; yubikey; windows hello; security key; two factor; sign in with face
password-credentials credential-management: store login; save password; automatic sign in; remember login; remember me
fedcm federated-credentials: sign in with google; login with other account; social login; identity provider; oauth without cookies; log in with facebook; third party login
digital-credentials: mobile driving licence; identity wallet; age verification; eudi wallet; verify identity
vertical-form-controls: vertical slider; upright progress bar; vertical range
popover dialog: slide out menu; side menu; drawer; off canvas navigation; cookie banner; modal popup; popup message with close button; notification popup; popups; show box on click
clipboard-events async-clipboard: copy and paste; copy image to clipboard; copy button for code; copy link on click; copy text in javascript; copy text without selecting; read clipboard; copy to clipboard button; paste text; put text into clipboard; copied message
button: add a button; make a button; html button; button with icon; link as button; submit button; disable a button; button size
inert dialog: disable background behind dialog; trap focus in dialog; focus trap; keep focus inside modal; block clicks behind modal; background not clickable; make content unreachable; keyboard focus in dialog; disable everything outside dialog; background unclickable; focus stays in popup; lock focus; modal keyboard; escape focus trap; block interaction behind
aria-attribute-reflection referencetarget: aria across shadow dom; aria labelledby in shadow dom; aria ids in shadow root; aria reference across shadow; reference element in shadow tree; aria relation; shadow dom and aria; label in shadow dom
`
